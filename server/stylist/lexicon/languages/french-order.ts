import type { Chunk } from './sentence.ts';

const isNe = ({ exact }: Chunk): boolean => exact === 'ne' || exact === "n'";
const isQue = ({ exact }: Chunk): boolean => exact === 'que' || exact === "qu'";
const isOf = ({ exact }: Chunk): boolean => /^(?:de|d'|du|des)$/.test(exact);
const isNamed = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined && !/^(?:verb|infinitive|word)$/.test(chunk.part);
const as = (chunk: Chunk, english: string): Chunk => ({ ...chunk, english, part: 'word' });

/** A French clause in which what is said in two words is said in one: `ne … pas`, `ne … que`, `plutôt … que`. */
export function withOneRefusal(clause: readonly Chunk[]): Chunk[] {
  const all = withRather(withOnly(withNot(clause)));
  return all.map((chunk, at) => {
    const [before, next] = [all[at - 1], all[at + 1]];
    // "Ce pantalon", and "ce n'est pas".
    if (chunk.exact === 'ce' && isNamed(next)) return as(chunk, 'this');
    // "Jamais de talons", "je mets des baskets": the "de" says nothing.
    const isPartOfNothing = /^(?:dress|something)$/.test(before?.english ?? '') || isNamed(before);
    return isOf(chunk) && chunk.english === 'of' && !isPartOfNothing ? as(chunk, '') : chunk;
  });
}

/** `Ne … plus` and `ne … pas de` refuse as `ne … pas` does. */
function withNot(clause: readonly Chunk[]): Chunk[] {
  const ne = clause.findIndex(isNe);
  return clause.map((chunk, at) => {
    if (ne >= 0 && at > ne && chunk.exact === 'plus') return as(chunk, 'not');
    const isRefused = /^(?:pas|plus) d/.test(chunk.exact) && chunk.english === 'no';
    return isRefused && clause[at - 1]?.part === 'verb' ? as(chunk, 'not') : chunk;
  });
}

function withOnly(clause: readonly Chunk[]): Chunk[] {
  const ne = clause.findIndex(isNe);
  const isRefused = clause.some(({ english }) =>
    /^(?:not|no|never|nothing|and no)\b/.test(english),
  );
  const only = clause.findIndex((chunk, at) => at > ne && isQue(chunk));
  if (ne < 0 || isRefused || only < 0) return [...clause];
  return clause.map((chunk, at) => (at === only ? as(chunk, 'only') : chunk));
}

function withRather(clause: readonly Chunk[]): Chunk[] {
  const rather = clause.findIndex(({ exact }) => exact === 'plutôt');
  const than = clause.findIndex((chunk, at) => at > rather && isQue(chunk));
  if (rather < 0 || than < 0) return [...clause];
  return clause.map((chunk, at) => {
    if (at === rather) return as(chunk, '');
    return at === than ? as(chunk, 'instead of') : chunk;
  });
}
