import type { Owner } from '../owner.ts';

/** Both ways to try for somebody else's thing: naming its owner, and naming oneself. */
export const eitherWay = <Input extends object>(
  owner: Owner,
  stranger: Owner,
  rest: Input,
): { input: Input & { owner: string } }[] =>
  [owner, stranger].map(({ userId }) => ({ input: { ...rest, owner: userId } }));
