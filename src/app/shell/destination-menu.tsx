import type { OpenMenuProps } from '#ui/lazy-menu.tsx';
import { Menu } from '#ui/menu.tsx';
import { useMenuGroups } from './use-menu-groups.tsx';

/** The profile menu, opened. */
export function ProfileMenu({ trigger }: OpenMenuProps) {
  return <Menu trigger={trigger} groups={useMenuGroups('profile')} defaultOpen />;
}

/** The web view's *more* menu, opened. */
export function DestinationsMenu({ trigger, own = [] }: OpenMenuProps) {
  return <Menu trigger={trigger} groups={[...own, ...useMenuGroups('more')]} defaultOpen />;
}
