import { Ellipsis } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { MoreMenuProps } from '#components/more-menu-slot.tsx';
import { notices } from '#features/notices/notices-store.ts';
import { host } from '#lib/host.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu, LazyTrigger, lateMenu } from '#ui/lazy-menu.tsx';

const destinationsMenu = lateMenu(
  async () => (await import('./destination-menu.tsx')).DestinationsMenu,
);

/**
 * The menu of what a screen offers and, in the web view, of all destinations, unless the host offers
 * them itself (`nav.menu@1`).
 */
export function MoreMenu({ own = [], raised = false }: MoreMenuProps) {
  const { isWebView, menuInHost, showHeader } = useSnapshot(host);
  const { unread } = useSnapshot(notices);
  const hasDestinations = isWebView && !menuInHost;
  if (!hasDestinations && own.length === 0) return null;
  const trigger = (
    // Where there is no bell.
    <IconButton
      label="More"
      raised={raised}
      data-dot={hasDestinations && !showHeader && unread > 0 ? '' : undefined}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!hasDestinations) return <LazyMenu groups={own} trigger={trigger} />;
  return <LazyTrigger opened={destinationsMenu} own={own} trigger={trigger} />;
}
