import { paths } from '#lib/paths.ts';

/** The address of the list of pieces, of one wardrobe or of all, narrowed to some values of its filter. */
export function itemsPath(
  wardrobeId: string | undefined,
  filter: Readonly<Record<string, readonly string[]>>,
): string {
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([list, values]) => values.map((value) => [list, value])),
  );
  return `${wardrobeId ? paths.wardrobeItems(wardrobeId) : paths.items()}?${search}`;
}
