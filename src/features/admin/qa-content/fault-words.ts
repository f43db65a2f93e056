/** What is wrong with a text, and where, as the server names it. */
interface NamedFault {
  where: string;
  what: string;
}

/** What the places of a text are called on screen, in lists of its front matter too. */
const placeWords: Record<string, string> = {
  name: 'The style name',
  title: 'The title',
  line: 'The line',
  date: 'The date',
  access: 'The access',
  text: 'The text',
  picture: 'The picture',
  file: 'The text',
  'front matter': 'The part between the lines of three dashes',
  place: 'The name of this text',
};

/** One of a list: *chapters.0* is *Chapter 1*. */
const ofLists: Record<string, string> = {
  chapters: 'chapter',
  garments: 'garment',
  moves: 'move',
  shades: 'shade',
  keepAway: 'color to keep away',
  sources: 'source',
  board: 'garment of the board',
  works: 'statement of what works',
  avoids: 'statement of what works less',
  names: 'name',
  lines: 'line of the figure',
  sections: 'section',
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A place in words: *chapters.0.picture.garments.2* is *Chapter 1, garment 3*. */
function wordsOfPlace(where: string): string {
  if (placeWords[where]) return placeWords[where];
  const steps = where.split('.');
  const words = steps.flatMap((step, at) => {
    if (/^\d+$/.test(step)) return [];
    const number = steps[at + 1];
    if (number !== undefined && /^\d+$/.test(number)) {
      return [`${ofLists[step] ?? step} ${Number(number) + 1}`];
    }
    return at === steps.length - 1 || steps.length === 1 ? [step] : [];
  });
  return capital(words.join(', '));
}

/** What is said of what, in a person's words. */
const whats: readonly [RegExp, string][] = [
  [/^is (?:null|empty)$/, 'is still empty'],
  [/^is missing$/, 'is missing'],
  [/^is no drawn garment$/, 'is none of the drawn garments: choose one with the garment button'],
  [/^has one to four headings$/, 'needs one to four headings'],
  [
    /^begins without a (?:heading|paragraph)$/,
    'begins without a heading: choose Heading for its first line',
  ],
  [
    /^has no front matter$/,
    'has to begin with a line of three dashes, its fields, and three dashes again',
  ],
  [/^is no field of this text$/, 'is no field of this kind of text'],
  [/^has spaces to spare$/, 'has a space too many'],
  [/^is no list of fields$/, 'is no list of fields'],
];

/** What YAML says of its own, which nobody but a programmer reads. */
const ofYaml = /\bat line (\d+), column \d+/;

/** A value that is none of those allowed: `is "fre", not ("free" | "circle")`. */
const ofChoice = /^is (.+), not \(?(.+?)\)?$/;

/** What is wrong with a text, as a sentence that a person would say. */
export function faultWords({ where, what }: NamedFault): string {
  const yaml = where === 'front matter' && ofYaml.exec(what);
  if (yaml) {
    return `Line ${Number(yaml[1]) + 1} cannot be read: look for a colon, a quote or a bracket that does not belong there.`;
  }
  const place = wordsOfPlace(where);
  const choice = ofChoice.exec(what);
  if (choice) {
    const allowed = choice[2]!.replaceAll('"', '').split(' | ').join(' or ');
    return `${place} is ${choice[1]}. It has to be ${allowed}.`;
  }
  const [, words = what] = whats.find(([pattern]) => pattern.test(what)) ?? [];
  return /^line \d+$/.test(where) ? `${place}: ${words}.` : `${place} ${words}.`;
}
