const mark = ' (copy)';

/**
 * The title of a copy, cut where it would be too long, but never within a character.
 * @param longest how long it may be, in UTF-16 units.
 */
export function copyTitle(title: string, longest: number): string {
  let kept = title.endsWith(mark) ? title.slice(0, -mark.length) : title;
  while (kept.length + mark.length > longest) kept = [...kept].slice(0, -1).join('');
  return kept + mark;
}
