import { isIPv4 } from 'node:net';
import * as v from 'valibot';

/** `on` or `off`. */
export const flag = v.pipe(
  v.picklist(['on', 'off'], 'say on or off'),
  v.transform((word) => word === 'on'),
);

/** Any text but an empty one. */
export const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'is empty'),
);

export const optionalWords = v.optional(words);

/** Long enough once the spaces at its ends, which are there by mistake, are gone. */
export const hasLength = (least: number) => (text: string) => text.trim().length >= least;

/** An address of one of these schemes, without a name or password in it unless said. */
export const addressOf = (schemes: string[], options: { mayHoldPassword?: boolean } = {}) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => {
        const parsed = URL.canParse(text) ? new URL(text) : null;
        if (!parsed || !schemes.includes(parsed.protocol) || /\s/.test(text)) return false;
        return options.mayHoldPassword || (parsed.host !== '' && !parsed.username);
      },
      `is not an address of ${schemes.join(' or ')}`,
    ),
  );

const web = ['https:', 'http:'];

/** An address on the web. */
export const webAddress = addressOf(web);

/** The parts of a comma-separated list. */
export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A comma-separated list of origins, such as `https://app.example`. */
export const origins = v.pipe(
  v.string(),
  v.transform((text) => partsOf(text).map((part) => part.replace(/\/$/, ''))),
  v.check((parts) => parts.every(isOrigin), 'is a list of origins, such as https://app.example'),
);

const isOrigin = (text: string): boolean =>
  URL.canParse(text) &&
  web.includes(new URL(text).protocol) &&
  new URL(text).origin === text &&
  // `*` is a valid host name to a URL, but stands for any host in the page's policy.
  !/[*;'"\s]/.test(text);

/** Whether only this machine reaches a host; an IPv6 address may stand in brackets, as in an address of the web. */
export const isLoopback = (host: string): boolean =>
  host === '::1' ||
  host === '[::1]' ||
  host === 'localhost' ||
  (isIPv4(host) && host.startsWith('127.'));
