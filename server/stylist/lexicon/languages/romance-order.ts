import type { Chunk } from './sentence.ts';
import type { Language } from './word-table.ts';

/** Words between a garment and what it is made of, or looks like: `saia de lã`. */
const linking: Record<Exclude<Language, 'de'>, ReadonlySet<string>> = {
  pt: new Set(['de', 'do', 'da', 'dos', 'das', 'em', 'a', 'à', 'às', 'ao', 'aos']),
  es: new Set(['de', 'en', 'a', 'del']),
  fr: new Set(['de', "d'", 'en', 'à', 'aux', 'au', 'à la', 'du', 'des']),
};

const degrees = new Set(['very', 'too', 'more', 'less', 'a bit', 'so']);
const isNoun = ({ part }: Chunk) => part === 'garment' || part === 'thing';

/** A clause with what stands behind a noun before it: `vestido vermelho` is `red dress`. */
export function inRomanceOrder(
  clause: readonly Chunk[],
  language: Exclude<Language, 'de'>,
): Chunk[] {
  const said = clause.filter(({ english }) => english !== '');
  const ordered: Chunk[] = clause.filter(({ english }) => english === '');
  for (let at = 0; at < said.length; ) {
    const noun = said[at]!;
    if (!isNoun(noun)) {
      ordered.push(noun);
      at += 1;
      continue;
    }
    const { qualities, end } = qualitiesAfter(said, at + 1, linking[language]);
    ordered.push(...qualities, noun);
    at = end;
  }
  return withNotBefore(withoutRefusedTwice(ordered, language));
}

function qualitiesAfter(said: readonly Chunk[], from: number, links: ReadonlySet<string>) {
  const qualities: Chunk[] = [];
  let end = from;
  for (;;) {
    let at = end;
    const taken: Chunk[] = [];
    const isAnd = said[at]?.english === 'and' || said[at]?.english === 'or';
    if (isAnd && qualities.length > 0) taken.push(said[at++]!);
    if (said[at] && links.has(said[at]!.exact) && said[at]!.part === 'word') at += 1;
    if (said[at] && degrees.has(said[at]!.english)) taken.push(said[at++]!);
    const quality = said[at];
    if (quality?.part !== 'quality') break;
    // "White and elegant shoes": what follows "and" and is itself before a noun is of that one.
    if (isAnd && said[at + 1] && isNoun(said[at + 1]!)) break;
    qualities.push(...taken, quality);
    end = at + 1;
  }
  return { qualities, end };
}

/** `O vestido não`: "not" before what it follows, where no verb is there. */
function withNotBefore(clause: readonly Chunk[]): Chunk[] {
  const last = clause.at(-1);
  const isVerb = ({ part }: Chunk) => part === 'verb' || part === 'infinitive';
  const isRefusal = clause.length > 1 && last?.english === 'not' && !clause.some(isVerb);
  if (!isRefusal) return [...clause];
  const rest = clause.slice(0, -1);
  const from = rest.findLastIndex(({ english }) => /^(?:but|and|or|not)$/.test(english)) + 1;
  return [...rest.slice(0, from), last!, ...rest.slice(from)];
}

/** `Voyage à Paris`, `uma viagem a Madrid`: what leads to a town. */
const isTo = ({ exact }: Chunk, next: Chunk | undefined): boolean =>
  exact === 'a' && /^\p{Lu}/u.test(next?.english ?? '');

const isMuch = ({ english }: Chunk): boolean => english === 'very' || english === 'too';

/** `nem … nem`, `ni … ni`: the first one is no "and no". */
function withoutRefusedTwice(clause: readonly Chunk[], language: Language): Chunk[] {
  const isNeither = ({ english, exact }: Chunk) =>
    english === 'and no' && exact === (language === 'pt' ? 'nem' : 'ni');
  const first = clause.findIndex(isNeither);
  const isTwice = first >= 0 && clause.slice(first + 1).some(isNeither);
  const isFirst = first === 0;
  return clause.map((chunk, at) => {
    const next = clause[at + 1];
    const before = clause[at - 1];
    if (isTo(chunk, next)) return { ...chunk, english: 'to' };
    if (before && isNeither(before) && isMuch(chunk)) return { ...chunk, english: 'too' };
    if (!isNeither(chunk)) return chunk;
    const english = at === first && (isTwice || isFirst) ? 'no' : 'and no';
    return { ...chunk, english: next && isMuch(next) ? english.replace('no', 'not') : english };
  });
}
