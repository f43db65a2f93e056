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

/** Pictures that people write instead of words. */
const pictures: readonly (readonly [picture: RegExp, words: string])[] = [
  [/👖/gu, ' jeans '],
  [/👗/gu, ' dress '],
  [/👠/gu, ' heels '],
  [/👟/gu, ' sneakers '],
  [/🥾|👢/gu, ' boots '],
  [/👡/gu, ' sandals '],
  [/🧥/gu, ' coat '],
  [/👕/gu, ' t-shirt '],
  [/🩳/gu, ' shorts '],
  [/🧣/gu, ' scarf '],
  [/🧤/gu, ' gloves '],
  [/👒|🎩/gu, ' hat '],
  [/👜|👝|👛/gu, ' bag '],
  [/🌧️?|☔️?|🌦️?/gu, ' rain '],
  [/❄️?|🌨️?|☃️?|⛄️?/gu, ' snow '],
  [/☀️?|🌞/gu, ' sunny '],
];

const refuses = '(?:❌|🚫|👎|🙅(?:[\\u200D♀♂️\\p{Emoji_Modifier}])*)';
const nothing =
  '(?:no,? thanks|no,? thank you|no,? please|no way|nope|no|nah|never|nein,? danke|nein|não|non merci|non)';
/** A few words of a garment: no end of a clause stands among them. */
const garment = "((?:[\\p{L}\\p{Co}][\\p{L}’'-]*\\s+){0,3}?[\\p{L}\\p{Co}][\\p{L}’'-]*)";
const begin = '(?<=^|[,.;:!?]\\s*|\\b(?:and|but|or)\\s+)';

/** Refusals that stand behind what they refuse, or around it, each as one that stands before it. */
const turned: readonly (readonly [said: RegExp, meant: string])[] = [
  [new RegExp(`${refuses}\\s*${garment}`, 'giu'), 'no $1'],
  [new RegExp(`${begin}${garment}\\s*${refuses}`, 'giu'), 'no $1'],
  [
    new RegExp(`${begin}${garment}\\s*(?:\\?|\\s[-–]|,|:)\\s*${nothing}\\s*(?=$|[.!;?,])`, 'giu'),
    'no $1',
  ],
  [
    new RegExp(
      `\\bleave (?:(?:the|my|those|these) )?${garment} (?:at home|in the (?:closet|wardrobe)|behind)\\b`,
      'giu',
    ),
    'no $1',
  ],
  [
    new RegExp(`\\b(?:gave|given|threw|thrown) (?:(?:my|the|those) )?${garment} away\\b`, 'giu'),
    'no $1',
  ],
  [/\benough of\b/giu, 'no'],
];

/** Words that refuse in other languages, beside what is English. */
const foreign = /\b(?:kein|keine|keinen|ohne|pas de|sans|senza|niente)\b/giu;

const all = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((before, [said, meant]) => before.replace(said, meant), text);

/** A text in the words that the grammar knows. */
export const reworded = (text: string): string => all(text, rewordings);

/** A text with words for its pictures, and with what it refuses behind the word that refuses it. */
export const inWords = (text: string): string =>
  all(all(text, turned.slice(0, 2)), pictures).replace(/❌|🚫|👎/gu, ' no ');

/** The same of an English text: refusals that stand behind their garment, or are of another language. */
export const refusalsFirst = (text: string): string =>
  all(text, turned.slice(2)).replace(foreign, 'no');
