/** The headline of a card: a sentence, and the keys of the values that it names. */
export interface Headline<Key = never> {
  text: string;
  about: readonly Key[];
}

/** A value with its name and how many there are of it. */
export interface Counted<Key> {
  key: Key;
  name: string;
  count: number;
}

/** Most values that one sentence names. */
const mostNamed = 3;

/** The values of which there are most: one, or several that have as many. */
export function leaders<Key>(rows: readonly Counted<Key>[]): readonly Counted<Key>[] {
  const most = Math.max(0, ...rows.map(({ count }) => count));
  return most === 0 ? [] : rows.filter(({ count }) => count === most);
}

/** The fewest values, from the first, that are more than half of all and more than each that follows; [] of too many. */
export function majority<Key>(rows: readonly Counted<Key>[], all: number): readonly Counted<Key>[] {
  for (let named = 1; named <= Math.min(mostNamed, rows.length); named += 1) {
    const first = rows.slice(0, named);
    const sum = first.reduce((total, { count }) => total + count, 0);
    const isApart = (rows[named]?.count ?? 0) < (first.at(-1)?.count ?? 0);
    if (sum * 2 > all && isApart) return first;
  }
  return [];
}

/** Whether a sentence can name them all. */
export const canBeNamed = (rows: readonly unknown[]): boolean =>
  rows.length > 0 && rows.length <= mostNamed;
