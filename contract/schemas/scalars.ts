import * as v from 'valibot';
import { latestDay } from '../rules/calendar-days.ts';
import { currencyCodes, mostUnits } from '../rules/currencies.ts';
import { isWellFormed, visibleText } from '../rules/visible-text.ts';

/** An item's or a wardrobe's id: a positive whole number in decimal, up to 15 digits. */
export const rowId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'not an id'));

/** A user's, session's or image's id. */
export const uuid = v.pipe(v.string(), v.uuid());

/** A user's id, as the database writes it. */
export const userId = v.pipe(uuid, v.toLowerCase());

/**
 * Whose things a read is of: a user's id; or `{owner}~{friend}`, by which an owner reads their own things as that friend
 * sees them (`splitOwner`).
 */
export const ownerSeen = v.pipe(
  v.string(),
  v.regex(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i,
    'not an owner',
  ),
);

/** The id of what a device makes without a network: 128 random bits, in hex. */
export const deviceId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** An email address, trimmed and lower-cased; at most 254 characters. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.rfcEmail(),
  // Nobody has mail at a bare host.
  v.regex(/\.[^.@]{2,}$/),
);

/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isRealDay, 'no such day'));

/** A day that has begun somewhere on Earth. */
export const pastDay = v.pipe(
  day,
  v.check((text) => text <= latestDay(new Date()), 'not yet'),
);

/** The code of a currency that prices are told in (contract/rules/currencies.ts). */
export const currencyCode = v.picklist(currencyCodes);

/** A price: hundredths of a unit of its currency, also where people count it in whole units or in thousandths. */
export const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostUnits * 100));

/** A price and its currency. */
export const money = v.strictObject({ cents, currency: currencyCode });

/** A sum that is told, of prices in one currency: hundredths of its unit. */
export const moneySum = v.object({ cents: v.number(), currency: v.string() });

/** A moment in ISO 8601 that a device tells: of a day that there is, in UTC (`Z`) or so far from it (`+05:30`). */
export const instant = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
    'no moment with its zone',
  ),
  v.check((text) => isRealDay(text.slice(0, 10)), 'no such day'),
);

/** A moment in ISO 8601, UTC. */
export const moment = v.string();

// Of a type of its own, as `trim` is: the limits after a plain `transform` would be left out of docs/api.md.
const takeVisible: v.GenericTransformation<string, string> = {
  ...v.transform(visibleText),
  type: 'visible_text',
};

/**
 * One line of text for people: trimmed, without what cannot be seen, at most `max` characters. Refuses
 * control characters.
 */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    takeVisible,
    v.trim(),
    v.maxLength(max),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to refuse
    v.regex(/^[^\u0000-\u001f\u007f]*$/u, 'has control characters'),
    v.check(isWellFormed, 'has half a character'),
  );

/** Several lines of text for people: as a line, with line feeds and tabs. */
export const prose = (max: number) =>
  v.pipe(
    v.string(),
    takeVisible,
    v.trim(),
    v.maxLength(max),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to refuse
    v.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/u, 'has control characters'),
    v.check(isWellFormed, 'has half a character'),
  );

/** A text as it was written, line by line: nothing of it is trimmed. Refuses control characters. */
export const wholeText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to refuse
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u, 'has control characters'),
    v.check(isWellFormed, 'has half a character'),
  );

/** How many there are of each, by its name. (`v.record` leaves out names like `constructor`.) */
export const counts = v.custom<Record<string, number>>(
  (input) =>
    typeof input === 'object' &&
    input !== null &&
    Object.values(input).every((one) => typeof one === 'number'),
);

/** An empty object: the input of operations that need none. */
export const nothing = v.strictObject({});

/** The answer of an operation that has nothing to tell. */
export const done = v.object({});

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // There was no year 0: PostgreSQL refuses it, JavaScript does not.
  if (text.startsWith('0000')) return false;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Some of several choices, each once. */
export const someOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.pipe(
    v.array(v.picklist(choices)),
    v.check((list) => new Set(list).size === list.length, 'twice'),
  );
