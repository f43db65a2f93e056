/**
 * The tags of what shows items: alone, in wardrobes, in outfits, on looks and in the calendar. Each shows something of
 * the others, as how many there are or how often they were worn, so a write on one spoils all.
 */
export const itemTags = [
  'GetItemDetails',
  'GetItems',
  'GetItemNavigation',
  'GetItemHistory',
  'GetLaundry',
  'GetLoans',
  'GetWardrobes',
  'GetOutfitDetails',
  'GetOutfits',
  'GetOutfitNavigation',
  'GetLookDetails',
  'GetLooks',
  'GetLookNavigation',
  'GetPlans',
  'GetStatistics',
  'GetUnworn',
  'GetSavedFilters',
] as const;
