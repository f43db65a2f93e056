import { lateCode } from '#lib/late-code.ts';

/*
 * Screens that a start seldom leads to. What the entry says of late code (its files, and those that each needs) is paid for
 * by every start, so of these it says one file, which knows the others; it comes while the page is idle.
 */

export const account = lateCode(() => import('#features/account/account-settings-screen.tsx'));
export const alterations = lateCode(() => import('#features/alterations/alterations-screen.tsx'));
export const closed = lateCode(() => import('./shell/service-unavailable-screen.tsx'));
export const cutout = lateCode(() => import('#features/items/cutout-brush/cutout-screen.tsx'));
export const deleted = lateCode(() => import('#features/deleted/deleted-screen.tsx'));
export const editOutfit = lateCode(() => import('#features/outfits/edit-outfit-screen.tsx'));
export const look = lateCode(() => import('#features/looks/look-screen.tsx'));
export const looks = lateCode(() => import('#features/looks/looks-screen.tsx'));
export const looksArea = lateCode(() => import('./looks-area.tsx'));
export const lost = lateCode(() => import('./shell/not-found-screen.tsx'));
export const measure = lateCode(() => import('#features/measure/measure-screen.tsx'));
export const selectCountry = lateCode(() => import('#features/services/select-country-screen.tsx'));
export const services = lateCode(() => import('#features/services/services-screen.tsx'));
