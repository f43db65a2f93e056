import type { SQL } from 'drizzle-orm';
import type { OutfitFilter } from '#contract/schemas/outfit.ts';
import type { lookPins, looks, outfitLayers, outfits } from '../database/schema.ts';
import type { Naming, Noun } from './noun.ts';

/** A noun that is composed of pieces, as outfits and looks are ([Note: Nouns]). */
export interface ComposedNoun<Card, Filter extends OutfitFilter> extends Noun<Card> {
  table: typeof outfits | typeof looks;
  /** Says which pieces one is of. */
  pieces: Naming<typeof outfitLayers> | Naming<typeof lookPins>;
  /** How often one was worn ([Note: Wears]). */
  wearCount: SQL<number>;
  /** The conditions of a filter that the other nouns know nothing of; it narrows what is counted, too. */
  narrow?(filter: Filter): SQL | undefined;
}
