import { occasionOf } from '../dress-codes/codes.ts';
import type { Kinds } from '../dress-codes/dress-code.ts';
import { isOfKinds } from '../dress-codes/standing.ts';
import type { ReadGarment } from '../garment.ts';
import type { Occasion, StylistRequest } from '../request.ts';

/** What is made for one purpose. */
interface Purpose {
  kinds: Kinds;
  /** Whether it is what is asked for. */
  isFor: (request: StylistRequest) => boolean;
  /** After the garment's name. */
  words: string;
}

const is = ({ event }: StylistRequest, ...events: readonly StylistRequest['event'][]): boolean =>
  event !== null && events.includes(event);
const isOn = (request: StylistRequest, ...occasions: readonly Occasion[]): boolean => {
  const occasion = occasionOf(request);
  return occasion !== null && occasions.includes(occasion);
};
/** Below this frost, in degrees Celsius, hands want the warmest there is. */
const frostC = -3;
const isWet = ({ weather }: StylistRequest): boolean => weather?.isWet ?? false;
const isSnow = ({ weather }: StylistRequest): boolean => weather !== null && weather.highC < 0;

const purposes: readonly Purpose[] = [
  {
    kinds: 'ski glove, skiing glove, snow glove, snowboard glove',
    isFor: (request) =>
      is(request, 'ski') || (request.weather !== null && request.weather.highC <= frostC),
    words: 'are for the snow',
  },
  {
    kinds: 'rain trouser, rain pant, waterproof trouser, waterproof pant, overtrouser',
    isFor: (request) =>
      (isWet(request) && !isSnow(request) && isOn(request, 'Outdoors', 'Sport', 'Travel')) ||
      is(request, 'sailing', 'hike', 'camping'),
    words: 'are for the rain',
  },
  {
    kinds: 'rain boot, rubber boot, wellington, wellie',
    isFor: (request) =>
      (isWet(request) && !isSnow(request)) ||
      is(request, 'gardening', 'festival', 'dog-walk', 'camping', 'sailing', 'hike'),
    words: 'are for the rain',
  },
  {
    kinds:
      'work overall, work dungaree, gardening overall, gardening dungaree, garden clog, gardening clog, garden shoe, gardening shoe, painted jean, painted trouser',
    isFor: (request) =>
      is(request, 'gardening', 'moving-house', 'camping') || isOn(request, 'Home'),
    words: 'are for work in the garden and the house',
  },
  {
    kinds: 'cycling short, bib short, padded short, bib tight, cycling bib, cycling tight',
    isFor: (request) => is(request, 'cycling'),
    words: 'are for the bicycle',
  },
  {
    kinds: 'patent lace up, patent oxford, patent shoe, patent derby, opera pump',
    isFor: (request) =>
      is(request, 'black-tie', 'white-tie', 'gala', 'opera', 'cocktail', 'party', 'club') ||
      (request.event === null && isOn(request, 'Formal', 'Evening', 'Party')),
    words: 'are for an evening',
  },
  {
    kinds:
      'evening bag, evening clutch, opera clutch, opera bag, minaudiere, beaded clutch, sequin clutch',
    isFor: (request) =>
      !is(request, 'summer-wedding', 'beach-wedding', 'garden-party') &&
      isOn(request, 'Formal', 'Evening', 'Party', 'Date', 'Wedding'),
    words: 'is for an evening',
  },
  {
    kinds:
      'shopping bag, market bag, market tote, grocery bag, grocery tote, jute bag, string bag, beach bag',
    isFor: (request) =>
      !isOn(request, 'Formal', 'Evening', 'Party', 'Date', 'Wedding', 'Business', 'Work'),
    words: 'is for shopping',
  },
  {
    kinds: 'lace sock, lace tight, lace stocking, fishnet',
    isFor: (request) =>
      occasionOf(request) === null ||
      isOn(request, 'Formal', 'Evening', 'Party', 'Date', 'Wedding'),
    words: 'are for an evening',
  },
  {
    kinds: 'sheer blouse, sheer top, sheer shirt, sheer bodysuit, mesh top',
    isFor: (request) => isOn(request, 'Formal', 'Evening', 'Party', 'Date'),
    words: 'is sheer',
  },
  {
    kinds: 'briefcase, laptop bag, work bag',
    isFor: (request) =>
      request.weather === null ||
      request.weather.highC >= 0 ||
      isOn(request, 'Work', 'Business', 'Travel'),
    words: 'is for work',
  },
  {
    kinds: 'suitcase, luggage, travel bag, carry on',
    isFor: (request) => isOn(request, 'Travel'),
    words: 'is for traveling',
  },
];

/** What speaks against something that is made for another purpose than the one asked for; null where nothing does. */
export function otherPurpose(piece: ReadGarment, request: StylistRequest): string | null {
  const found = purposes.find(({ kinds }) => isOfKinds(piece, kinds));
  return found && !found.isFor(request) ? found.words : null;
}
