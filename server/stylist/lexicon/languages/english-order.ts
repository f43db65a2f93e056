import type { Chunk } from './sentence.ts';

/** Verbs with a "to" before the next one. */
const takesTo = /\b(?:want|like|need|hate|have)$/;
const auxiliary = /\b(?:should|can|may|am|is|are|will be)\b/;

const isVerb = ({ part }: Chunk): boolean => part === 'verb';

/** What an English sentence would not say so: `not i want`, `want wear`, `i do not want no black`. */
export function inEnglishOrder(clause: readonly Chunk[]): Chunk[] {
  const all: Chunk[] = [];
  let isRefused = false;
  for (const chunk of clause) {
    if (isVerb(chunk) && chunk.english.startsWith('i ')) {
      // "Eu quero": one "i" is enough.
      const own = all.findLastIndex(({ english }) => english === 'i');
      if (own >= 0 && own >= all.length - 2) all.splice(own, 1);
    }
    const last = all.at(-1);
    if (last?.english === 'not' && isVerb(chunk)) {
      all.splice(-1, 1, { ...chunk, english: refused(chunk.english) });
      isRefused = true;
    } else if (last?.english === 'never' && /^(?:i|we) /.test(chunk.english)) {
      all.splice(-1, 1, { ...chunk, english: chunk.english.replace(' ', ' never ') });
    } else if (last && isVerb(last) && chunk.english === 'not') {
      all.splice(-1, 1, { ...last, english: refused(last.english), to: chunk.to });
      isRefused = true;
    } else if (last && isVerb(last) && chunk.english === 'never' && !auxiliary.test(last.english)) {
      const words = last.english.split(' ');
      const english = [...words.slice(0, -1), 'never', words.at(-1)].join(' ');
      all.splice(-1, 1, { ...last, english, to: chunk.to });
    } else if (last && isVerb(last) && chunk.part === 'infinitive' && takesTo.test(last.english)) {
      all.push({ ...chunk, english: `to ${chunk.english}` });
    } else if (isRefused && /^(?:no|nothing|never)$/.test(chunk.english)) {
      const english = { no: '', nothing: 'anything', never: 'ever' }[chunk.english] ?? '';
      if (english !== '') all.push({ ...chunk, english });
    } else all.push(chunk);
  }
  return withDates(all);
}

/** A verb with "not": `i do not want`, `i am not`, `should i not`. */
function refused(verb: string): string {
  if (/^(?:should|can) (?:i|you)$/.test(verb)) return `${verb} not`;
  if (auxiliary.test(verb)) return `${verb} not`;
  return verb.replace(/^((?:i|we|you) )?/, '$1do not ');
}

/** The months of the year. */
export const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** `12 de março`, `le 12 mars`: a day of a month as it is said in English. */
function withDates(clause: readonly Chunk[]): Chunk[] {
  return clause
    .filter(
      ({ english }, at) =>
        !(
          english === 'of' &&
          clause[at - 1]?.part === 'number' &&
          months.test(clause[at + 1]?.english ?? '')
        ),
    )
    .map((chunk, at, all) => {
      const isDate = all[at + 1]?.part === 'number' && months.test(all[at + 2]?.english ?? '');
      if (isDate && /^(?:the|day)$/.test(chunk.english)) return { ...chunk, english: 'on' };
      const isMinus = /^(?:moins|menos)$/.test(chunk.exact) && all[at + 1]?.part === 'number';
      if (isMinus) return { ...chunk, english: 'minus' };
      const isTime = chunk.exact === 'à' && /^\d/.test(all[at + 1]?.english ?? '');
      return isTime ? { ...chunk, english: 'at' } : chunk;
    });
}
