import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { base64Signature, timestampedSignature } from './signatures.ts';

const now = new Date('2026-05-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const body = Buffer.from('The quick brown fox jumps over the lazy dog');

describe('a signature in base64, as Shopify sends it', () => {
  const isSigned = base64Signature('x-sum', 'key');
  // The sum that is published with HMAC-SHA-256 for this text and this key.
  const sum = '97yD9DBThCSxMpjmqm+xQ+9NWaFJRhdZl0edvC0aPNg=';

  it('holds for the very bytes', () => {
    expect(isSigned(body, { 'x-sum': sum }, now)).toBe(true);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one cut short', sum.slice(0, 20)],
    ['one of other bytes', `A${sum.slice(1)}`],
    ['two', [sum, sum]],
  ])('does not hold: %s', (_, given) => {
    expect(isSigned(body, { 'x-sum': given }, now)).toBe(false);
  });

  it('does not hold for other bytes, or by another secret', () => {
    expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), { 'x-sum': sum }, now)).toBe(false);
    expect(base64Signature('x-sum', 'other')(body, { 'x-sum': sum }, now)).toBe(false);
  });
});

describe('a signature with a time, as Stripe sends it', () => {
  const isSigned = timestampedSignature('x-signature', 'key');
  const sumAt = (time: number, secret = 'key') =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  const holds = (header: string | undefined) => isSigned(body, { 'x-signature': header }, now);

  it.each([
    ['of now', `t=${seconds},v1=${sumAt(seconds)}`],
    ['of five minutes ago', `t=${seconds - 300},v1=${sumAt(seconds - 300)}`],
    ['among others', `t=${seconds},v1=${sumAt(seconds, 'old')},v1=${sumAt(seconds)},v0=00`],
  ])('holds: %s', (_, header) => {
    expect(holds(header)).toBe(true);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['without a time', `v1=${sumAt(seconds)}`],
    ['without a sum', `t=${seconds}`],
    ['stale', `t=${seconds - 301},v1=${sumAt(seconds - 301)}`],
    ['of another time', `t=${seconds - 1},v1=${sumAt(seconds)}`],
    ['of another version', `t=${seconds},v0=${sumAt(seconds)}`],
    ['by another secret', `t=${seconds},v1=${sumAt(seconds, 'other')}`],
    ['with a time that is none', `t=now,v1=${sumAt(seconds)}`],
  ])('does not hold: %s', (_, header) => {
    expect(holds(header)).toBe(false);
  });
});
