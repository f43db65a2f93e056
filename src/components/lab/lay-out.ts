/** How a garment lies in a picture: what is long, what is of the upper body, and what is small. */
type Kind = 'long' | 'top' | 'small';

/** The height of a garment in a picture, in percent of it, by the beginning of its name; the first that matches. */
const sizes: readonly (readonly [start: string, kind: Kind, height: number])[] = [
  ['coat', 'long', 86],
  ['dress', 'long', 84],
  ['jumpsuit', 'long', 86],
  ['trouser', 'long', 80],
  ['jeans', 'long', 80],
  ['skirt-denim', 'top', 52],
  ['skirt-leather', 'top', 52],
  ['skirt', 'long', 70],
  ['shorts', 'top', 46],
  ['scarf-wool', 'long', 66],
  ['blazer', 'top', 68],
  ['jacket', 'top', 62],
  ['cardigan', 'top', 64],
  ['knit', 'top', 62],
  ['hoodie', 'top', 64],
  ['waistcoat', 'top', 60],
  ['shirt', 'top', 60],
  ['camisole', 'top', 50],
  ['tank', 'top', 52],
  ['tee', 'top', 54],
  ['bag', 'small', 42],
  ['boots', 'small', 36],
  ['heels', 'small', 28],
  ['loafers', 'small', 27],
  ['flats', 'small', 27],
  ['sandals', 'small', 29],
  ['sneakers', 'small', 22],
  ['gloves', 'small', 34],
  ['beanie', 'small', 34],
  ['hat', 'small', 28],
  ['beret', 'small', 24],
  ['scarf', 'small', 36],
  ['belt', 'small', 24],
  ['sunglasses', 'small', 14],
];

/** A garment in a picture, and its height in percent of the picture's. */
export interface Laid {
  name: string;
  height: number;
}

/** Garments above each other. */
export type Column = Laid[];

/**
 * Lays garments side by side, as on a table: what is large each in a column of its own, what is small in twos, at the end;
 * a third small one begins the row. Two small ones are never higher than the picture.
 */
export function layOut(names: readonly string[]): Column[] {
  const laid = names.map((name) => {
    const [, kind, height] = sizes.find(([start]) => name.startsWith(start)) ?? ['', 'top', 60];
    return { name, kind, height };
  });
  const large = laid.filter(({ kind }) => kind !== 'small').map((one): Column => [one]);
  const small = laid.filter(({ kind }) => kind === 'small');
  const twos = (list: Column): Column[] =>
    list.length === 0 ? [] : [list.slice(0, 2), ...twos(list.slice(2))];
  if (large.length === 0) return twos(small).map(fit);
  const isOdd = small.length > 1 && small.length % 2 === 1;
  const [first, ...others] = isOdd ? [small.at(-1)!, ...small.slice(0, -1)] : [null, ...small];
  return [...(first ? [[first]] : []), ...large, ...twos(others as Column).map(fit)];
}

/** Two above each other leave room for the gap between them. */
function fit(column: Column): Column {
  const whole = column.reduce((sum, { height }) => sum + height, 0);
  const scale = Math.min(1, 82 / whole);
  return column.map((one) => ({ ...one, height: Math.round(one.height * scale) }));
}
