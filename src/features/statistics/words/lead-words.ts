import { listed, pieceCount } from '#lib/count-words.ts';
import { type Counted, canBeNamed, type Headline, leaders } from './headline.ts';

/**
 * Says which value has the most pieces: `Uniqlo ahead, with 12 pieces`.
 * @param noun what they are values of: `brand`.
 * @param rows from the most on; those of `count` that are not among them have no more pieces than the last.
 */
export function leadWords<Key>(
  noun: string,
  rows: readonly Counted<Key>[],
  count = rows.length,
): Headline<Key> {
  const ahead = leaders(rows);
  const [first] = ahead;
  if (!first) return { text: `No ${noun} known yet`, about: [] };
  const about = ahead.map(({ key }) => key);
  if (count === 1) return { text: `${first.name} is the only ${noun} known`, about };
  if (!canBeNamed(ahead)) return { text: `No ${noun} stands out`, about: [] };
  const names = listed(ahead.map(({ name }) => name));
  const each = ahead.length > 1 ? ' each' : '';
  return { text: `${names} ahead, with ${pieceCount(first.count)}${each}`, about };
}
