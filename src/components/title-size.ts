/** How large a title stands: a short one as a page's title, longer ones smaller, so that they fit. */
export type TitleSize = 'large' | 'medium' | 'small';

/** The size for a title that somebody may have written: names of wardrobes have up to 60 characters. */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (title.length <= 16 && longestWord <= 9) return 'large';
  return title.length <= 30 && longestWord <= 16 ? 'medium' : 'small';
}
