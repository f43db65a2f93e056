/** Ways of saying something that are read as another one, before anything else is. */
const rewordings: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:casual|dress[ -]down) friday\b/giu, 'casual office day on friday'],
  [/\bblack friday\b/giu, 'shopping'],
  [
    /\b(?:(?:i am|i’m|i'm|im) )?(?:a )?vegan\b(?! (?:leather|shoes?|boots?|bag|belt|restaurant|dinner|place))/giu,
    'no leather',
  ],
  [/\bcolder (?:weather|days?|outside|evening|night)\b/giu, 'cold weather'],
  [/\b(?:something |a bit |a little )?flatter(?: ones?)?\b/giu, 'no heels'],
  [/\bnothing on my head\b/giu, 'no hats'],
  [/\b(?:anything|something) on my head\b/giu, 'hats'],
  [/\bnothing (?:around|round) my neck\b/giu, 'no scarves'],
  [/\b(?:anything|something) (?:around|round) my neck\b/giu, 'scarves'],
  [/\bbare ?foot(?:ed)?\b/giu, 'without shoes'],
];

/** A text in the words that the grammar knows. */
export const reworded = (text: string): string =>
  rewordings.reduce((before, [said, meant]) => before.replace(said, meant), text);
