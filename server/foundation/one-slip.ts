/**
 * Whether one word becomes the other by one slip of a finger: a letter too many, one too few, another one, or two
 * neighbors that changed places. Of two equal words it is false. As fast as the shorter word is long.
 */
export function isOneSlip(one: string, other: string): boolean {
  const [long, short] = [one, other]
    .map((word) => [...word])
    .toSorted((a, b) => b.length - a.length);
  if (!long || !short || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start += 1;
  let end = 0;
  const left = short.length - start;
  while (end < left && long[long.length - 1 - end] === short[short.length - 1 - end]) end += 1;
  const [more, less] = [
    long.slice(start, long.length - end),
    short.slice(start, short.length - end),
  ];
  if (more.length === 1) return true;
  return more.length === 2 && less.length === 2 && more[0] === less[1] && more[1] === less[0];
}
