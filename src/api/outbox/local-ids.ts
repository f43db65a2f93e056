/* What was made here and has no id yet is named by the id of the write that makes it. */

const mark = 'local-';

/** The id of what a write makes, until the server has given it one. */
export const localIdOf = (entryId: string): string => `${mark}${entryId}`;

/** Whether an input names it. */
export const namesLocalId = (input: unknown, localId: string): boolean =>
  JSON.stringify(input)?.includes(`"${localId}"`) ?? false;

/** An input with the server's ids, as far as they are known. */
export function withRealIds<Input>(input: Input, made: ReadonlyMap<string, string>): Input {
  const text = JSON.stringify(input);
  if (made.size === 0 || !text?.includes(`"${mark}`)) return input;
  const replaced = [...made].reduce(
    (all, [local, real]) => all.replaceAll(`"${local}"`, `"${real}"`),
    text,
  );
  return JSON.parse(replaced);
}
