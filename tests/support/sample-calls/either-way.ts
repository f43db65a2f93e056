import type { Owner } from '../owner.ts';

/** Both ways to reach for another's thing: in the owner's name, and in one's own. */
export const eitherWay = <Input extends object>(
  owner: Owner,
  stranger: Owner,
  rest: Input,
): { input: Input & { owner: string } }[] =>
  [owner, stranger].map(({ userId }) => ({ input: { ...rest, owner: userId } }));
