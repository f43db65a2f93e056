/* What was made here and has no id yet is named by the id of the write that makes it. */

const mark = 'local-';

/** The id of what a write makes, until the server has given it one. */
export const localIdOf = (entryId: string): string => `${mark}${entryId}`;

/** Whether an input names it. */
export const namesLocalId = (input: unknown, localId: string): boolean =>
  JSON.stringify(input)?.includes(`"${localId}"`) ?? false;

/** An input with the id that the server gave. */
export const withRealId = <Input>(input: Input, localId: string, realId: string): Input =>
  JSON.parse(JSON.stringify(input).replaceAll(`"${localId}"`, () => JSON.stringify(realId)));
