import { expect, it } from 'vitest';
import { nothingIsRead } from './nothing-is-read.ts';
import { createQueryClient } from './query-client.ts';

it('waits for every answer that is on its way, the failed ones too', async () => {
  const client = createQueryClient(() => {});
  let isQuiet = false;
  let answer!: () => void;
  let fail!: (error: Error) => void;
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('here');
  });
  const failed = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const one = client.fetchQuery({ queryKey: ['one'], queryFn: () => answered });
  const other = client.fetchQuery({ queryKey: ['other'], queryFn: () => failed });
  const quiet = nothingIsRead(client).then(() => {
    isQuiet = true;
  });
  answer();
  await one;
  expect(isQuiet).toBe(false);
  fail(new Error('away'));
  await expect(other).rejects.toThrow('away');
  await quiet;
  await nothingIsRead(client);
});
