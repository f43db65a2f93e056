import { Scissors, Settings, Shirt, ShoppingBag } from 'lucide-react';
import { type FeatureConfig, useFeatureConfig, useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { mainPlaces, type Place, profilePlaces } from '../routes.tsx';

/** A place that this user may go to, with its address. */
export interface OpenPlace extends Omit<Place, 'to'> {
  /** A path of ours, or a whole address where `isOutside`. */
  address: string;
  isOutside: boolean;
  /** Attributes of the link to it where something waits for the user: a dot, which is said too. */
  mark: object | false | null | undefined;
}

const icons = {
  wardrobes: Shirt,
  services: Scissors,
  shop: ShoppingBag,
  settings: Settings,
};

/** The picture of a place. */
export function PlaceIcon({ icon }: { icon: Place['icon'] }) {
  const Icon = icons[icon];
  return <Icon aria-hidden="true" />;
}

/** The main places and the profile's, as far as this user may go there. */
export function useOpenPlaces(): { main: OpenPlace[]; profile: OpenPlace[] } {
  const config = useFeatureConfig();
  const me = useMe();
  return {
    main: openPlaces(mainPlaces, config, me),
    profile: openPlaces(profilePlaces, config, me),
  };
}

function openPlaces(
  places: Place[],
  config: FeatureConfig | null,
  me: UserDetails | null,
): OpenPlace[] {
  const known = { features: config, entitlements: me?.entitlements };
  return places.flatMap<OpenPlace>(({ to, needs, ...place }) => {
    if (needs && !isUnlocked(needs, known)) return [];
    const { icon, label } = place;
    const address = typeof to === 'string' ? to : config?.[to.setting];
    const mark = icon === 'services' &&
      me?.studioWaits && { 'data-dot': '', 'aria-label': `${label}, unread` };
    return address ? [{ ...place, address, isOutside: address !== to, mark }] : [];
  });
}
