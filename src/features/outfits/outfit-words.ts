/** How often something was worn, in words. */
export function wornWords(count: number): string {
  if (count === 0) return 'not worn yet';
  if (count === 1) return 'worn once';
  return count === 2 ? 'worn twice' : `worn ${count} times`;
}
