import { isOwnPath } from '#bridge/own-path.ts';

const query = (parameters: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) if (value) search.set(key, value);
  const text = search.toString();
  return text && `?${text}`;
};

/** The tabs of account settings, as the `tab` parameter says them (product spec, section 2). */
export type SettingsTab = 'Profile' | 'Password & Security' | 'Circle Membership';

/** The sections of the admin area (product spec, section 2). */
export type AdminSection = 'color-analysis' | 'qa-content' | 'impersonate';

/** The rooms that every user has, the member's own and a friend's; `base` is the path that they lie under. */
const rooms = (base: string) => ({
  wardrobes: () => `${base}/wardrobes`,
  wardrobeItems: (wardrobeId: string) => `${base}/wardrobes/${wardrobeId}/items`,
  items: () => `${base}/items`,
  item: (itemId: string) => `${base}/items/${itemId}`,
  outfits: () => `${base}/outfits`,
  outfit: (outfitId: string) => `${base}/outfits/${outfitId}`,
  /**
   * The path of a new outfit, or of one that is laid for a friend: `save` is one that waits on this device; `items` are
   * ids, with commas, of pieces to be laid on it; `styling` is what a friend laid, to begin with a copy of it, with `swaps` ([Note: Swaps]).
   */
  createOutfit: (
    asked: {
      wardrobe?: string | undefined;
      save?: string;
      items?: string;
      styling?: string;
      swaps?: string | undefined;
    } = {},
  ) => `${base}/create-outfit${query(asked)}`,
  wardrobeOutfits: (wardrobeId: string) => `${base}/wardrobes/${wardrobeId}/outfits`,
  looks: () => `${base}/looks`,
  look: (lookId: string) => `${base}/looks/${lookId}`,
  wardrobeLooks: (wardrobeId: string) => `${base}/wardrobes/${wardrobeId}/looks`,
});

/** The paths of a user's rooms. */
export type RoomPaths = ReturnType<typeof rooms>;

/** The only place that builds a URL of the app (product spec, section 2, Routes). */
export const paths = {
  ...rooms(''),
  friends: () => '/friends',
  /** The path that a link of a friend leads to. */
  friendLink: (link: string) => `/friends${query({ link })}`,
  /** The path of a loan among the others. */
  loan: (loan: string) => `/friends${query({ loan })}`,
  friend: (friendId: string) => rooms(`/friends/${friendId}`),
  /** The path of an outfit that a friend laid. */
  styling: (stylingId: string) => `/friends/styled/${stylingId}`,
  home: () => '/',
  auth: (redirect?: string) => `/auth${query({ redirect })}`,
  wardrobe: (wardrobeId: string) => `/wardrobes/${wardrobeId}`,
  addItems: () => '/items?sheet=add',
  cutoutsToLookAt: () => '/items?sheet=cutouts',
  deletedItems: () => '/items/deleted',
  laundry: () => '/items/laundry',
  /** The path of what was not worn for long, in one wardrobe or in all. */
  keepOrRepair: (asked: { wardrobe?: string | undefined; months?: string } = {}) =>
    `/items/keep-or-repair${query(asked)}`,
  cutout: (itemId: string, imageId: string) => `/items/${itemId}/photos/${imageId}/cut-out`,
  /** The path of what Lola suggests for today; `sheet` is what is open over it. */
  suggested: (sheet?: 'morning') => `/outfits${query({ view: 'suggested', sheet })}`,
  calendar: (area: 'outfits' | 'looks', day: string) =>
    `/${area}${query({ view: 'calendar', on: day })}`,
  /** The path of shared days, by their host. */
  together: (owner: string, sharedDayId: string) =>
    `/friends/together/${sharedDayId}${query({ owner })}`,
  editOutfit: (outfitId: string, items?: string) =>
    `/outfits/${outfitId}/edit-outfit${query({ items })}`,
  /** The path of Lola; `item` are ids, with commas, of pieces that outfits are to be built around. */
  askLola: (item?: string) => `/ask-lola-ai${query({ item })}`,
  /**
   * The path of account settings; `redirectedFrom` is where the user was going when the profile prompt sent them here.
   */
  accountSettings: (tab?: SettingsTab, redirectedFrom?: string) =>
    `/account-settings${query({
      tab,
      redirected: redirectedFrom === undefined ? undefined : 'true',
      redirect: redirectedFrom,
    })}`,
  /** The path of the statistics of one wardrobe, or of all. */
  statistics: (wardrobeId = '') => `/wardrobe-statistics${wardrobeId && `/${wardrobeId}`}`,
  services: () => '/services',
  selectCountry: () => '/select-country',
  /** The path of resale, of one piece or all that is offered. */
  resellItem: (item?: string) => `/resell-item${query({ item })}`,
  /** The path of the service history, of one item if that is said; `sheet` is the order that is open. */
  serviceHistory: (asked: { item?: string; sheet?: string } = {}) =>
    `/item-service-history${query(asked)}`,
  /**
   * The path of alterations; `again` is an order whose services are to be chosen anew; `kind` a collection of services
   * to choose a piece for.
   */
  alterations: (again?: string, kind?: string) => `/alterations${query({ again, kind })}`,
  /** The path of the services, of one of the chosen items; `items` are ids, with commas, of pieces to be chosen. */
  alterationServices: (item?: string, items?: string) =>
    `/alterations/select-services${query({ item, items })}`,
  alterationsCart: () => '/alterations/cart',
  alterationsMeasurements: () => '/alterations/submit-measurements',
  alterationsThankYou: () => '/alterations/thank-you',
  circle: () => '/circle-membership',
  /** The path of what partners sell, or (`view`) of what one wishes for, or (`product`, `link`, `photo`) beside one's own pieces. */
  partners: (
    asked: { view?: 'wishes' | 'own-this'; product?: string; link?: string; photo?: string } = {},
  ) => `/partner-feeds${query(asked)}`,
  /** The path of the Style Blueprint, of one gender if that is known; at a part of it, and a step of that. */
  styleBlueprint: (gender = '', asked: { part?: string; step?: string | undefined } = {}) =>
    `/style-blueprint${gender && `/${gender}`}${query(asked)}`,
  /** The path of the Style Lab, or of a piece of it, at one of its chapters (1, 2, …). */
  styleLab: (piece = '', chapter?: number) =>
    `/style-lab${piece && `/${piece}`}${chapter ? `?chapter=${chapter}` : ''}`,
  /** The path of a section of the admin area; `asked` is what stands in its parameters. */
  admin: (section: AdminSection, asked: Record<string, string | undefined> = {}) =>
    `/admin/${section}${query(asked)}`,
  serviceUnavailable: () => '/service-unavailable',
};

/**
 * Decides where to go after a sign-in, or after the profile prompt: the `redirect` parameter if it is a path of ours
 * and not the sign-in itself, else the start.
 */
export function redirectTarget(redirect: string | null): string {
  if (!redirect || !isOwnPath(redirect) || /^\/auth(?![\w-])/.test(redirect)) return paths.home();
  return redirect;
}
