const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** Months that are other words, too, and only meant behind one of these. */
const month = new RegExp(
  `\\b(?:(?:in|during|early|late|mid|this|next|end of|beginning of)[ -](?:the )?)?(${names.join('|')})\\b(?! \\d)`,
  'iu',
);
const isBare = /^(march|may)$/iu;

/** The month that a text names without a day, 1 to 12, and the text without it; null where it names none. */
export function readMonth(text: string): { month: number; rest: string } | null {
  const found = month.exec(text);
  if (!found || isBare.test(found[0])) return null;
  return {
    month: names.indexOf(found[1]!.toLowerCase()) + 1,
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
  };
}

const ofSeason =
  /\b(summer|winter) (?:wedding|party|festival|concert|evening|night|day|walk|holiday)\b|\bwedding in (?:the )?(summer|winter)\b/iu;

/** The season that a text says something takes place in; null where it says none. */
export function readSeason(text: string): 'summer' | 'winter' | null {
  const found = ofSeason.exec(text);
  const season = (found?.[1] ?? found?.[2])?.toLowerCase();
  return season === 'summer' || season === 'winter' ? season : null;
}
