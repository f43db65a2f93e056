/** A text with what is chosen in it, as a field has it: counted in UTF-16 units. */
export interface ChosenText {
  text: string;
  start: number;
  end: number;
}

const replaced = (
  { text }: ChosenText,
  from: number,
  to: number,
  words: string,
  [start, end]: readonly [number, number],
): ChosenText => ({
  text: text.slice(0, from) + words + text.slice(to),
  start: from + start,
  end: from + end,
});

/** Makes what is chosen bold; what is bold already, plain. */
export function withBold(chosen: ChosenText): ChosenText {
  const { text, start, end } = chosen;
  const words = text.slice(start, end);
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    return replaced(chosen, start - 2, end + 2, words, [0, words.length]);
  }
  return replaced(chosen, start, end, `**${words}**`, [2, 2 + words.length]);
}

/** Puts `sign` before every line that is chosen; takes it away where all have it. */
export function withLines(chosen: ChosenText, sign: '- ' | '## '): ChosenText {
  const { text, start, end } = chosen;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const words = lines
    .map((line) =>
      isMarked ? line.slice(sign.length) : `${sign}${line.replace(/^(?:- |#+ )/, '')}`,
    )
    .join('\n');
  return replaced(chosen, from, to, words, [words.length, words.length]);
}

/** Puts the name of a garment in the place of what is chosen, after a comma where another name stands before. */
export function withGarment(chosen: ChosenText, name: string): ChosenText {
  const { text, start, end } = chosen;
  const before = /[a-z]$/.test(text.slice(0, start)) ? ', ' : '';
  const after = /^[a-z]/.test(text.slice(end)) ? ', ' : '';
  const words = before + name + after;
  return replaced(chosen, start, end, words, [before.length, before.length + name.length]);
}
