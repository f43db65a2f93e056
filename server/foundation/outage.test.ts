import { describe, expect, it } from 'vitest';
import { isContention, isOutage } from './outage.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('said'), { code, ...more });

describe('an outage', () => {
  it.each([
    ['a server that is stopped', coded('57P01')],
    ['one that starts', coded('57P03')],
    ['one without a connection to give', coded('53300')],
    ['a standby', coded('25006')],
    ['a port that nobody listens on', coded('ECONNREFUSED')],
    ['a socket’s file that is not there', coded('ENOENT', { syscall: 'connect' })],
    ['a full disk', coded('ENOSPC')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['a pool that gives none', new Error('timeout exceeded when trying to connect')],
    ['one below another error', new Error('Failed query', { cause: coded('08006') })],
  ])('is %s', (_what, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a name that is taken', coded('23505')],
    ['a value that does not fit', coded('22P02')],
    ['a deadlock', coded('40P01')],
    ['a file that is not there', coded('ENOENT', { syscall: 'open' })],
    ['a slip of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is not %s', (_what, error) => {
    expect(isOutage(error)).toBe(false);
  });

  it('is apart from what is tried again at once', () => {
    const deadlock = new Error('Failed query', { cause: coded('40P01') });
    expect([isContention(deadlock), isOutage(deadlock)]).toEqual([true, false]);
    expect(isContention(coded('57P01'))).toBe(false);
  });
});
