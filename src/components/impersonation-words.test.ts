import { expect, it } from 'vitest';
import { descriptorOf, operationNames } from '#contract/operations.ts';
import { callWords } from './impersonation-words.ts';

it('has words for every call that is open in a member’s account, and for no other', () => {
  const open = operationNames.filter((name) => descriptorOf(name).whileStoodIn === 'open');
  expect(Object.keys(callWords).sort()).toEqual([...open].sort());
});
