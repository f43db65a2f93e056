import type { Chunk } from './sentence.ts';

const subjects = new Set(['i', 'we', 'you', 'it', 'one']);
/** Words that say when, or nothing of what is worn. */
export const times =
  /^(?:today|tonight|tomorrow|yesterday|now|later|again|more|please|worn|instead|maybe|in 2 days|(?:on |next |this )?\w+day|.*(?:evening|morning))$/;

/** Whether it may stand behind a "not" that refuses what is before it. */
export const isLight = ({ english, part }: Chunk): boolean =>
  english === '' || part === 'infinitive' || times.test(english);
/** Whether it is a garment, or anything else but a word between others. */
export const isContent = ({ part }: Chunk): boolean =>
  !['verb', 'infinitive', 'word'].includes(part);
/** Whether it is "not". */
export const isNot = ({ english }: Chunk): boolean => english === 'not';
/** Whether it is a verb that has a person. */
export const isVerb = ({ part }: Chunk): boolean => part === 'verb';
/** Whether it is an infinitive. */
export const isInfinitive = ({ part }: Chunk): boolean => part === 'infinitive';
/** Whether it is who the verb is of. */
export const isSubject = ({ english }: Chunk): boolean => subjects.has(english);
