import { Ellipsis } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyTrigger } from '#ui/lazy-menu.tsx';

/** The web view's way to every place, unless the host offers the menu itself (`nav.menu@1`). */
export function MoreMenu() {
  const { isWebView, menuInHost } = useSnapshot(host);
  if (!isWebView || menuInHost) return null;
  return (
    <LazyTrigger
      load={() => import('./place-menu.tsx').then((module) => module.PlacesMenu)}
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
