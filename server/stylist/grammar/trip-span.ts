/** A part of a text. */
export interface Place {
  index: number;
  length: number;
}

const counts =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of|a few';
const numbers: Record<string, number> = Object.fromEntries([
  ...counts
    .split('|')
    .slice(2, 14)
    .map((word, index) => [word, index + 1]),
  ...[
    ['a', 1],
    ['an', 1],
    ['a couple of', 2],
    ['a few', 3],
  ],
]);

const span = new RegExp(`\\b(\\d{1,6}|${counts})[ -](day|night|week)s?\\b(?: away| long)?`, 'iu');
/** `in 3 days` is when, and `not worn for 3 days` is about the past. */
const noSpanBefore = /(?:\b(?:in|last|past|within|every) (?:the )?|\bworn\b[^,.;]*)$/iu;
const spanBefore = /(?:^|[,.;:]|\bfor|\bnext|\bof) ?(?:the )?(?:next )?$/iu;
const spanAfter = /^ ?(?:in|at|by|of|to|away|trip|on the)\b/iu;
/** How long a text says that something takes: `3 days`, `two nights`, `a week`. */
export function readSpan(text: string): (Place & { days: number; isOfDays: boolean }) | null {
  const found = span.exec(text);
  if (!found) return null;
  const before = text.slice(0, found.index);
  if (noSpanBefore.test(before)) return null;
  const [words, count = '', unit = ''] = found;
  const number = numbers[count.toLowerCase()] ?? Number(count);
  const days = { day: number, night: number + 1, week: number * 7 }[unit.toLowerCase()] ?? number;
  const isOfDays =
    spanBefore.test(before) || spanAfter.test(text.slice(found.index + words.length));
  return { index: found.index, length: words.length, days, isOfDays };
}
