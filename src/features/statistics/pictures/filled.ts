/** How many of so many parts a share fills: none of none, all of all alone. */
export function filled(part: number, whole: number, parts: number): number {
  if (part === 0 || whole === 0) return 0;
  if (part >= whole) return parts;
  return Math.min(parts - 1, Math.max(1, Math.round((part / whole) * parts)));
}
