import { dayWord } from '#components/weather/weather-words.ts';
import { addDays, daysBetween } from '#contract/rules/calendar-days.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ColorMood, DressManner, OutfitAim, OutfitNeed } from '#contract/rules/stylist.ts';
import { stylistEvents } from '#contract/rules/stylist-events.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaTurn, LolaWish } from '#contract/schemas/lola.ts';
import { dayName, longWeekday, todayIs } from '#lib/calendar-weeks.ts';
import { ruleWords } from './lola-words.ts';

const moodWords: Record<ColorMood, string> = {
  neutral: 'Neutral colors',
  bright: 'Bright colors',
  dark: 'Dark colors',
  light: 'Light colors',
  warm: 'Warm colors',
  cool: 'Cool colors',
  'one-color': 'One color',
  own: 'In your colors',
};

const mannerWords: Record<DressManner, string> = {
  classic: 'Classic',
  minimal: 'Minimal',
  romantic: 'Romantic',
  bohemian: 'Bohemian',
  edgy: 'Edgy',
  glamorous: 'Glamorous',
  sporty: 'Sporty',
  street: 'Street style',
  preppy: 'Preppy',
  vintage: 'Vintage',
  relaxed: 'Relaxed',
};

const needWords: Record<OutfitNeed, string> = {
  'covered-arms': 'Covered arms',
  'covered-legs': 'Covered legs',
  modest: 'Modest',
  pregnant: 'Pregnant',
  nursing: 'Nursing',
  comfortable: 'Comfortable',
  sitting: 'Sitting all day',
  'on-foot': 'On foot',
  sexy: 'Sexier',
};

const aimWords: Record<OutfitAim, string> = {
  surprise: 'Surprise me',
  forgotten: 'Not worn in ages',
};

/** One thing that is asked for, and the same question without it. */
export interface AskedChip {
  words: string;
  without: LolaAsked;
  /** Its contrary and the same question with that, where it is not sure which of the two is meant. */
  turned?: { words: string; asked: LolaAsked };
}

/** The things that are asked for, in words, each with the question that no longer asks for it. */
export function askedChips(
  asked: LolaAsked,
  cards: ReadonlyMap<string, ItemCard>,
  corrections: LolaTurn['corrections'] = [],
): AskedChip[] {
  const chips: AskedChip[] = [];
  const add = (words: string, change: Partial<LolaAsked>, turned?: AskedChip['turned']) =>
    chips.push({
      words: withTyped(capital(words), corrections),
      without: { ...asked, ...change },
      ...(turned && { turned }),
    });
  const { trip } = asked;
  if (trip) {
    add(trip.days === 1 ? '1 day' : `${trip.days} days`, { trip: null });
  }
  if (asked.placeName) add(`in ${asked.placeName}`, { placeName: null });
  if (asked.event) add(stylistEvents[asked.event].label, { event: null, occasion: null });
  else if (asked.occasion) add(asked.occasion, { occasion: null });
  if (asked.dressiness !== 0) {
    add(asked.dressiness > 0 ? 'Dressier' : 'Easier', { dressiness: 0 });
  }
  if (asked.manner) add(mannerWords[asked.manner], { manner: null });
  if (asked.day) add(trip ? `from ${whenWords(asked.day)}` : whenWords(asked.day), { day: null });
  for (const event of trip?.events ?? []) {
    const { day, occasion } = event;
    const date = asked.day && day !== null ? addDays(asked.day, day) : null;
    const when = day === null ? '' : `, ${date ? longWeekday(date) : `day ${day + 1}`}`;
    const events = trip!.events.filter((one) => one !== event);
    const what = event.event ? stylistEvents[event.event].label : occasion;
    add(`${what}${when}`, { trip: { ...trip!, events } });
  }
  if (asked.weather) add(weatherWords(asked.weather), { weather: null });
  if (!asked.usesForecast) add('without the forecast', { usesForecast: true });
  if (asked.mood) add(moodWords[asked.mood], { mood: null });
  for (const need of asked.needs) {
    add(needWords[need], { needs: asked.needs.filter((one) => one !== need) });
  }
  if (asked.aim) add(aimWords[asked.aim], { aim: null, restDays: 0 });
  else if (asked.restDays > 0) add(`not worn for ${asked.restDays} days`, { restDays: 0 });
  // One question at a time: the next doubtful wish is asked back once this one is settled.
  const doubtful = asked.wishes.find(({ isDoubtful }) => isDoubtful);
  for (const wish of asked.wishes) {
    const others = asked.wishes.filter((one) => one !== wish);
    const isAsked = wish === doubtful;
    const words = `${wishWords(wish)}${isAsked ? '?' : ''}`;
    add(words, { wishes: others }, isAsked ? turnedRound(asked, wish) : undefined);
  }
  for (const id of asked.lockedIds) {
    const card = cards.get(id);
    const name = card ? itemName(card) : 'a piece';
    add(`locked: ${name}`, { lockedIds: asked.lockedIds.filter((one) => one !== id) });
  }
  for (const rule of asked.waived) {
    add(`without: ${ruleWords[rule]}`, { waived: asked.waived.filter((one) => one !== rule) });
  }
  return chips;
}

/** `Cream blazer`, `not heels`, `only black`. */
const wishWords = ({ isWanted, isOnly, words }: LolaWish): string =>
  isWanted ? (isOnly ? `only ${words}` : words) : `not ${words}`;

/** The question with a wish that was not sure the other way about, and sure; in words that wish. */
function turnedRound(asked: LolaAsked, wish: LolaWish): NonNullable<AskedChip['turned']> {
  const { isDoubtful: _isDoubtful, ...same } = wish;
  const turned = { ...same, isWanted: !wish.isWanted };
  const wishes = asked.wishes.map((one) => (one === wish ? turned : one));
  return { words: capital(wishWords(turned)), asked: { ...asked, wishes } };
}

/** The words that were read as others and that no chip tells of. */
export const untoldCorrections = (
  corrections: NonNullable<LolaTurn['corrections']>,
  chips: readonly AskedChip[],
): NonNullable<LolaTurn['corrections']> =>
  corrections.filter(({ typed }) => !chips.some(({ words }) => words.includes(`“${typed}”`)));

/** A day: `tomorrow`, `Friday`; one that is a week off with its date. */
function whenWords(day: string): string {
  const today = todayIs();
  const days = daysBetween(today, day);
  return days >= 0 && days < 7 ? dayWord(day, today) : dayName(day);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With what was typed, where a word of it was read as another one: `Job interview (for “interveiw”)`. */
function withTyped(words: string, corrections: NonNullable<LolaTurn['corrections']>): string {
  const folded = words.toLowerCase();
  const typed = corrections
    .filter(({ meant }) => folded.includes(meant.toLowerCase()))
    .map((one) => `“${one.typed}”`);
  return typed.length > 0 ? `${words} (for ${typed.join(', ')})` : words;
}

/** A day's weather: `Cold and wet`. */
function weatherWords({ lowC, highC, isWet }: NonNullable<LolaAsked['weather']>): string {
  const feels = (lowC + 2 * highC) / 3;
  const words =
    feels < 0 ? 'freezing' : feels < 9 ? 'cold' : feels < 18 ? 'mild' : feels < 25 ? 'warm' : 'hot';
  return isWet ? `${words} and wet` : words;
}
