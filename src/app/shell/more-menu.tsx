import { Ellipsis } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { MoreMenuProps } from '#components/more-menu-slot.tsx';
import { host } from '#lib/host.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu, LazyTrigger, lateMenu } from '#ui/lazy-menu.tsx';

const placesMenu = lateMenu(async () => (await import('./place-menu.tsx')).PlacesMenu);

/**
 * The menu of what a screen offers and, in the web view, of all places, unless the host offers the
 * places itself (`nav.menu@1`).
 */
export function MoreMenu({ own = [], raised = false }: MoreMenuProps) {
  const { isWebView, menuInHost } = useSnapshot(host);
  const hasPlaces = isWebView && !menuInHost;
  if (!hasPlaces && own.length === 0) return null;
  const trigger = (
    <IconButton label="More" raised={raised}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!hasPlaces) return <LazyMenu groups={own} trigger={trigger} />;
  return <LazyTrigger opened={placesMenu} own={own} trigger={trigger} />;
}
