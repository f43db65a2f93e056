import type { Place } from './place.ts';
import { accountPlaces } from './places/account.ts';
import { adminPlaces } from './places/admin.ts';
import { calendarPlaces } from './places/calendar.ts';
import { friendPlaces } from './places/friends.ts';
import { itemPlaces } from './places/items.ts';
import { lolaPlaces } from './places/lola.ts';
import { lookPlaces } from './places/looks.ts';
import { outfitEditorPlaces } from './places/outfit-editor.ts';
import { outfitPlaces } from './places/outfits.ts';
import { partnerPlaces } from './places/partners.ts';
import { servicePlaces } from './places/services.ts';
import { shellPlaces } from './places/shell.ts';
import { signInPlaces } from './places/sign-in.ts';
import { statisticsPlaces } from './places/statistics.ts';
import { styleBlueprintPlaces } from './places/style-blueprint.ts';
import { styleLabPlaces } from './places/style-lab.ts';
import { wardrobePlaces } from './places/wardrobes.ts';

/** Every screen that is built, in each of its states. */
export const places: Record<string, Place> = {
  ...signInPlaces,
  ...wardrobePlaces,
  ...itemPlaces,
  ...outfitPlaces,
  ...outfitEditorPlaces,
  ...calendarPlaces,
  ...lookPlaces,
  ...lolaPlaces,
  ...accountPlaces,
  ...servicePlaces,
  ...friendPlaces,
  ...partnerPlaces,
  ...statisticsPlaces,
  ...styleBlueprintPlaces,
  ...styleLabPlaces,
  ...adminPlaces,
  ...shellPlaces,
};
