import { lateCode } from '#lib/late-code.ts';

/*
 * Screens that a start seldom leads to. What the entry says of late code (its files, and those that each needs) is paid for
 * by every start, so of these it says one file, which knows the others; it comes while the page is idle.
 */

const lock = lateCode(() => import('./stand-in/lockable.tsx'));

export const account = lateCode(
  async () => (await import('#features/account/account-settings-screen.tsx')).AccountSettingsScreen,
);
export const admin = lateCode(
  async () => (await import('#features/admin/admin-screen.tsx')).AdminScreen,
);
export const alterations = lateCode(async () =>
  (await lock()).lockable(
    (await import('#features/alterations/alterations-screen.tsx')).AlterationsScreen,
  ),
);
export const circle = lateCode(async () =>
  (await lock()).lockable((await import('#features/circle/circle-screen.tsx')).CircleScreen),
);
export const closed = lateCode(
  async () => (await import('./shell/service-unavailable-screen.tsx')).ServiceUnavailableScreen,
);
export const cutout = lateCode(
  async () => (await import('#features/items/cutout-brush/cutout-screen.tsx')).CutoutScreen,
);
export const deleted = lateCode(
  async () => (await import('#features/deleted/deleted-screen.tsx')).DeletedScreen,
);
export const createOutfit = lateCode(
  async () => (await import('#features/outfits/edit-outfit-screen.tsx')).CreateOutfitScreen,
);
export const editOutfit = lateCode(
  async () => (await import('#features/outfits/edit-outfit-screen.tsx')).EditOutfitScreen,
);
export const friends = lateCode(
  async () => (await import('#features/friends/friends-screen.tsx')).FriendsScreen,
);
export const item = lateCode(
  async () => (await import('#features/items/item-screen.tsx')).ItemScreen,
);
export const partners = lateCode(
  async () => (await import('#features/partners/partner-feeds-screen.tsx')).PartnerFeedsScreen,
);
export const keepOrRepair = lateCode(
  async () =>
    (await import('#features/items/keep-or-repair/keep-or-repair-screen.tsx')).KeepOrRepairScreen,
);
export const laundry = lateCode(
  async () => (await import('#features/items/laundry/laundry-screen.tsx')).LaundryScreen,
);
export const lola = lateCode(
  async () => (await import('#features/lola/ask-lola-screen.tsx')).AskLolaScreen,
);
export const look = lateCode(
  async () => (await import('#features/looks/look-screen.tsx')).LookScreen,
);
export const looks = lateCode(() => import('#features/looks/looks-screen.tsx'));
export const looksArea = lateCode(() => import('./looks-area.tsx'));
export const lost = lateCode(
  async () => (await import('./shell/not-found-screen.tsx')).NotFoundScreen,
);
export const measure = lateCode(
  async () => (await import('#features/measure/measure-screen.tsx')).MeasureScreen,
);
export const outfit = lateCode(
  async () => (await import('#features/outfits/outfit-screen.tsx')).OutfitScreen,
);
export const resale = lateCode(
  async () => (await import('#features/resale/resale-screen.tsx')).ResaleScreen,
);
export const selectCountry = lateCode(async () =>
  (await lock()).lockable(
    (await import('#features/services/select-country-screen.tsx')).SelectCountryScreen,
  ),
);
export const services = lateCode(async () =>
  (await lock()).lockable((await import('#features/services/services-screen.tsx')).ServicesScreen),
);
export const styling = lateCode(
  async () => (await import('#features/friends/styling/styling-screen.tsx')).StylingScreen,
);
export const styleLab = lateCode(
  async () => (await import('#features/style-lab/style-lab-screen.tsx')).StyleLabScreen,
);
export const styleLabPiece = lateCode(
  async () => (await import('#features/style-lab/piece-screen.tsx')).PieceScreen,
);
export const styleBlueprint = lateCode(
  async () => (await import('./style-blueprint-room.tsx')).StyleBlueprintRoom,
);
export const together = lateCode(
  async () => (await import('#features/calendar/together/together-screen.tsx')).TogetherScreen,
);
export const statistics = lateCode(() => import('#features/statistics/statistics-screen.tsx'));
export const serviceHistory = lateCode(async () =>
  (await lock()).lockable(
    (await import('#features/services/service-history-screen.tsx')).ServiceHistoryScreen,
  ),
);
export const transactionSuccessful = lateCode(
  async () =>
    (await import('#features/circle/transaction-successful-screen.tsx'))
      .TransactionSuccessfulScreen,
);
