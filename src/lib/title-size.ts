/** The size of a title: large for a short one, smaller for longer ones, so that they fit. */
export type TitleSize = 'large' | 'medium' | 'small';

/** The size for a title; the name of a wardrobe may have 60 characters. */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (title.length <= 16 && longestWord <= 9) return 'large';
  return title.length <= 30 && longestWord <= 16 ? 'medium' : 'small';
}
