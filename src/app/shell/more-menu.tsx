import { Ellipsis } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { useMenuGroups } from './use-menu-groups.tsx';

/** The web view's way to every place, unless the host offers the menu itself (`nav.menu@1`). */
export function MoreMenu() {
  const { isWebView, menuInHost } = useSnapshot(host);
  const groups = useMenuGroups('more');
  if (!isWebView || menuInHost) return null;
  return (
    <LazyMenu
      groups={groups}
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
