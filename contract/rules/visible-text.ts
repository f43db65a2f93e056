/*
 * [Note: Visible text] What a member writes stands in lists, sentences and mails beside other text. So
 * characters that turn the text around them about (bidirectional embeddings, overrides, isolates and
 * marks) or that nobody sees (zero-width spaces, line and paragraph separators) are left out. Most come
 * along unseen with what is pasted, so they are no fault. The two joiners stay between letters, where
 * Persian, Indic scripts and emoji need them. Text of a script from right to left needs none of these:
 * the app sets every such text apart (`dir="auto"`).
 */

const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
const looseJoiner = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/g;

const control = /\p{Cc}/u;
/** A lone surrogate: it has no UTF-8 form, so PostgreSQL would refuse it. */
const halfCharacter = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether a text has no half of a character. (String.isWellFormed is not in every web view.) */
export const isWellFormed = (text: string): boolean => !halfCharacter.test(text);

/** Whether a line of text is as people see it: nothing in it controls, turns other text around, is unseen, or is half there. */
export const isVisibleLine = (text: string): boolean =>
  !control.test(text) && isWellFormed(text) && visibleText(text) === text;

/** A member's text without what cannot be seen or turns other text around ([Note: Visible text]). */
export const visibleText = (text: string): string =>
  text.replace(unseen, '').replace(looseJoiner, '');
