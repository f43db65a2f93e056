import { addDays } from '#contract/rules/calendar-days.ts';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel, type itemOccasions } from '#contract/rules/item-attributes.ts';
import { itemName, listNames } from '#contract/rules/item-name.ts';
import type { ColorMood, GarmentSlot, ScorePart, StylistRule } from '#contract/rules/stylist.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaTurn } from '#contract/schemas/lola.ts';
import { dayName, longWeekday } from '#lib/calendar-weeks.ts';

/** The names of the parts of a score. */
export const partWords: Record<ScorePart, string> = {
  occasion: 'Occasion',
  weather: 'Weather',
  mood: 'Color mood',
  taste: 'Your taste',
  novelty: 'New for you',
  formality: 'Formality',
  style: 'Style',
  belonging: 'Belongs together',
  color: 'Color harmony',
  season: 'Season',
  tone: 'One color',
  history: 'Worn together',
  composition: 'Completeness',
  pattern: 'Pattern',
  silhouette: 'Silhouette',
  statement: 'Statement',
  blueprint: 'Your Blueprint',
};

/** An occasion as a heading. */
export const occasionTitles: Record<(typeof itemOccasions)[number], string> = {
  Everyday: 'For today',
  Work: 'For work',
  Business: 'For business',
  Evening: 'For the evening',
  Formal: 'Formal',
  Wedding: 'For a wedding',
  Date: 'For a date',
  Party: 'For a party',
  Travel: 'For the road',
  Outdoors: 'Outdoors',
  Sport: 'For sport',
  Beach: 'For the beach',
  Home: 'At home',
};

const moodWords: Record<ColorMood, string> = {
  neutral: 'neutral colors',
  bright: 'bright colors',
  dark: 'dark colors',
  light: 'light colors',
  warm: 'warm colors',
  cool: 'cool colors',
  'one-color': 'one color',
  own: 'in your colors',
};

/** One thing that is asked for, and the same question without it. */
export interface AskedChip {
  words: string;
  without: LolaAsked;
}

/** The things that are asked for, in words, each with the question that no longer asks for it. */
export function askedChips(asked: LolaAsked, cards: ReadonlyMap<string, ItemCard>): AskedChip[] {
  const chips: AskedChip[] = [];
  const add = (words: string, change: Partial<LolaAsked>) =>
    chips.push({ words, without: { ...asked, ...change } });
  const { trip } = asked;
  if (trip) {
    add(trip.days === 1 ? '1 day' : `${trip.days} days`, { trip: null });
  }
  if (asked.placeName) add(`in ${asked.placeName}`, { placeName: null });
  if (asked.occasion) add(asked.occasion.toLowerCase(), { occasion: null });
  if (asked.dressiness !== 0) {
    add(asked.dressiness > 0 ? 'dressier' : 'easier', { dressiness: 0 });
  }
  if (asked.day) add(trip ? `from ${dayName(asked.day)}` : dayName(asked.day), { day: null });
  for (const event of trip?.events ?? []) {
    const { day, occasion } = event;
    const date = asked.day && day !== null ? addDays(asked.day, day) : null;
    const when = day === null ? '' : `, ${date ? longWeekday(date) : `day ${day + 1}`}`;
    const events = trip!.events.filter((one) => one !== event);
    add(`${occasion.toLowerCase()}${when}`, { trip: { ...trip!, events } });
  }
  if (asked.weather) add(weatherWords(asked.weather), { weather: null });
  if (!asked.usesForecast) add('without the forecast', { usesForecast: true });
  if (asked.mood) add(moodWords[asked.mood], { mood: null });
  if (asked.restDays > 0) add(`not worn for ${asked.restDays} days`, { restDays: 0 });
  for (const wish of asked.wishes) {
    const words = wish.isWanted ? `with: ${wish.words}` : `not: ${wish.words}`;
    add(words, { wishes: asked.wishes.filter((one) => one !== wish) });
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

/** A day's weather: `cold and wet`. */
function weatherWords({ lowC, highC, isWet }: NonNullable<LolaAsked['weather']>): string {
  const feels = (lowC + 2 * highC) / 3;
  const words =
    feels < 0 ? 'freezing' : feels < 9 ? 'cold' : feels < 18 ? 'mild' : feels < 25 ? 'warm' : 'hot';
  return isWet ? `${words} and wet` : words;
}

/** The name of each rule where it is waived. */
export const ruleWords: Record<StylistRule, string> = {
  exclusion: 'what I left out',
  availability: 'what is ready',
  rest: 'rest days',
  'dress-code': 'dress code',
  weather: 'the weather',
  slots: 'shoes',
  'outer-layer': 'a coat',
};

const slotWords: Partial<Record<GarmentSlot, string>> = {
  top: 'tops',
  bottom: 'bottoms',
  shoes: 'shoes',
  outer: 'coats',
};

/** Why nothing fills a slot: `You own 2 shoes: 2 are not ready.` */
export function obstacleWords({ slot, owned, refused }: LolaTurn['obstacles'][number]): string {
  const pieces = slotWords[slot] ?? 'pieces';
  if (owned === 0) return `There are no ${pieces} in your wardrobes yet.`;
  const because = refused.map(({ rule, count }) => `${count} ${refusedWords[rule]}`).join(', ');
  return `None of your ${owned} ${pieces} can be worn${because ? `: ${because}` : ''}.`;
}

const refusedWords: Record<StylistRule, string> = {
  exclusion: 'left out by you',
  availability: 'not ready',
  rest: 'worn lately',
  'dress-code': 'not for the occasion',
  weather: 'not for the weather',
  slots: 'missing',
  'outer-layer': 'not warm enough',
};

/** The subject of what was learned, in words: a color, a kind, a manner, pieces by name. */
export function learnedWords(key: string, cards: ReadonlyMap<string, ItemCard>): string {
  const [kind = '', ...rest] = key.split(' ');
  const words = rest.join(' ');
  const named = () =>
    listNames(
      rest.map((id) => (cards.has(id) ? itemName(cards.get(id)!) : 'a piece that is gone')),
    );
  if (kind === 'color') {
    return colorFamilies[words as keyof typeof colorFamilies]?.label ?? words;
  }
  if (kind === 'leaf') return categoryLabel(words);
  if (kind === 'pair' || kind === 'outfit') return named();
  if (kind === 'part') return partWords[words as ScorePart] ?? words;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
