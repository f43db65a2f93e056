import { festiveOccasions } from '#contract/rules/stylist.ts';
import { type StylistEvent, stylistEvents } from '#contract/rules/stylist-events.ts';
import type { Occasion, StylistRequest } from '../request.ts';
import { ceremonies } from './ceremonies.ts';
import type { DressCode } from './dress-code.ts';
import { evenings } from './evenings.ts';
import { formal } from './formal.ts';
import { leisure } from './leisure.ts';
import { occasions } from './occasions.ts';
import { outdoors } from './outdoors.ts';
import { sport } from './sport.ts';
import { travelAndHome } from './travel-and-home.ts';
import { work } from './work.ts';

/** What is worn to each event ([Note: Dress codes]). */
export const eventCodes: Record<StylistEvent, DressCode> = {
  ...formal,
  ...work,
  ...ceremonies,
  ...evenings,
  ...leisure,
  ...outdoors,
  ...sport,
  ...travelAndHome,
};

/** What a request is for, as far as a dress code goes. */
export type Asked = Pick<StylistRequest, 'event' | 'occasion'>;

/** The dress code of what is asked for, that of the event before that of the occasion; null where neither is known. */
export function codeOf({ event, occasion }: Asked): DressCode | null {
  if (event !== null) return eventCodes[event];
  return occasion === null ? null : occasions[occasion];
}

/** The occasion of a garment that is asked for, or that the event is nearest to. */
export const occasionOf = ({ event, occasion }: Asked): Occasion | null =>
  event === null ? occasion : stylistEvents[event].occasion;

/** Whether it is for an evening or a celebration: what is under the coat is worn indoors. */
export function isFestive(asked: Asked): boolean {
  const occasion = occasionOf(asked);
  return occasion !== null && festiveOccasions.has(occasion);
}

/** How dressed up one is on an ordinary day. */
export const ordinary = occasions.Everyday.formality;

const occasionWords: Record<Occasion, string> = {
  Everyday: 'an ordinary day',
  Work: 'work',
  Business: 'business',
  Evening: 'an evening out',
  Formal: 'a formal occasion',
  Wedding: 'a wedding',
  Date: 'a date',
  Party: 'a party',
  Travel: 'travel',
  Outdoors: 'outdoors',
  Sport: 'sport',
  Beach: 'the beach',
  Home: 'home',
};

/** What is asked for in words, after *for*: `an interview at a bank`. Null where nothing is. */
export function wordsAfterFor({ event, occasion }: Asked): string | null {
  if (event !== null) return stylistEvents[event].after;
  return occasion === null ? null : occasionWords[occasion];
}
