import '#tests/support/page.ts';

import { beforeEach, describe, expect, it } from 'vitest';
import { emailCheck } from './auth.ts';

let answer: () => Response | Promise<Response>;
beforeEach(() => {
  globalThis.fetch = async () => answer();
});
const refusal = (statusCode: number, code: string) => () =>
  Response.json({ status: 'error', statusCode, code, message: 'for logs' }, { status: statusCode });

describe('the email check', () => {
  it.each([true, false])('gives the data when the status is ok: exists is %s', async (exists) => {
    answer = () => Response.json({ status: 'ok', data: { exists } });
    expect(await emailCheck('maya@example.com')).toEqual({ exists });
  });

  it('gives null when the answer says otherwise', async () => {
    answer = refusal(400, 'invalid');
    expect(await emailCheck('not an email')).toBeNull();
  });

  it('takes no answer for none', async () => {
    answer = refusal(429, 'rate-limited');
    await expect(emailCheck('maya@example.com')).rejects.toMatchObject({ kind: 'rate-limited' });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(emailCheck('maya@example.com')).rejects.toMatchObject({ kind: 'offline' });
  });
});
