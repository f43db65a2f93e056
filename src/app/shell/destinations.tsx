import { BookOpen, Scissors, Shirt, ShoppingBag } from 'lucide-react';
import { useFeatureConfig, useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { type MenuDestination, mainDestinations } from '../routes.tsx';

/** A destination that this user may go to, with its address. */
export interface OpenDestination extends Omit<MenuDestination, 'to'> {
  /** A path of ours, or a whole address where `isOutside`. */
  address: string;
  isOutside: boolean;
  /** Attributes of the link to it where something waits for the user: a dot, which is said too. */
  mark: object | false | null | undefined;
}

const icons = {
  wardrobes: Shirt,
  services: Scissors,
  lab: BookOpen,
  shop: ShoppingBag,
};

/** The picture of a destination. */
export function DestinationIcon({ icon }: { icon: MenuDestination['icon'] }) {
  const Icon = icons[icon];
  return <Icon aria-hidden="true" />;
}

/** The main destinations, as far as this user may go there. */
export function useOpenDestinations(): OpenDestination[] {
  const config = useFeatureConfig();
  const me = useMe();
  const known = { features: config, entitlements: me?.entitlements };
  return mainDestinations.flatMap<OpenDestination>(({ to, needs, ...destination }) => {
    if (needs && !isUnlocked(needs, known)) return [];
    const { icon, label } = destination;
    const address = typeof to === 'string' ? to : config?.[to.setting];
    const mark = icon === 'services' &&
      me?.studioWaits && { 'data-dot': '', 'aria-label': `${label}, unread` };
    return address ? [{ ...destination, address, isOutside: address !== to, mark }] : [];
  });
}
