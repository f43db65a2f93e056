import type { Wardrobe } from '#contract/schemas/wardrobe.ts';

/** The message once something hangs in wardrobes: which of them it was, and what was gone by then. */
export function hungWords(
  asked: readonly Wardrobe[],
  wardrobeIds: readonly string[],
  gone: string | undefined,
): { title: string; text?: string } {
  const isThere = ({ wardrobeId }: Wardrobe) => wardrobeIds.includes(wardrobeId);
  const names = asked.filter(isThere).map(({ name }) => name);
  const lost = asked.filter((one) => !isThere(one));
  const text = [gone, ...lost.map(({ name }) => `${name} was deleted meanwhile.`)]
    .filter(Boolean)
    .join(' ');
  return { title: `Hung in ${names.join(', ')}`, ...(text && { text }) };
}
