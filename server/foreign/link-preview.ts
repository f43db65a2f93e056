import sniffEncoding from 'html-encoding-sniffer';
import { Parser } from 'htmlparser2';
import { longestLink } from '#contract/rules/looks.ts';
import { visibleText } from '#contract/rules/visible-text.ts';

/** The preview of a page: what it says of itself. */
export interface LinkPreview {
  title: string | null;
  siteName: string | null;
  /** The whole address of its preview picture. */
  imageUrl: string | null;
}

/** A page as it came. */
export interface ForeignPage {
  /** The address where it was found. */
  url: string;
  /** The charset that came with its type. */
  charset: string | undefined;
  bytes: Uint8Array;
}

/** Most characters of what is read of a page that is nothing but tags. */
const longestText = 10_000;

/** The most bytes that are read of a page: what it says of itself stands in its head. */
const longestPage = 1_000_000;
/** Deepest nesting: each tag that opens costs the parser as much as there are open ones. */
const deepest = 200;
/** The portion of text the parser is given at once, in characters: what is over is noticed after each. */
const portion = 4096;

/** The most characters of the data that a page embeds in scripts. */
const longestData = 400_000;

/**
 * Reads what a page says of itself: by Open Graph (ogp.me), or else its title. All is text, never markup. Of a page
 * that is longer or deeper than pages are, what was found until then counts. Run it by `parseForeign`.
 */
export const readLinkPreview = (page: ForeignPage): LinkPreview => scanPage(page).preview;

/** What a page says: its preview, what its `meta` tags say by their names, and the JSON-LD that it embeds. */
export function scanPage({ url, bytes, charset }: ForeignPage): {
  preview: LinkPreview;
  found: Record<string, string>;
  data: string[];
} {
  const data: string[] = [];
  let dataLength = 0;
  let isInData = false;
  const found: Record<string, string> = {};
  let title = '';
  let isInTitle = false;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === 'title' && !title) isInTitle = true;
      if (name === 'script' && attributes.type?.trim().toLowerCase() === 'application/ld+json') {
        isInData = true;
        data.push('');
      }
      if (name !== 'meta') return;
      const property = (
        attributes.property ??
        attributes.name ??
        attributes.itemprop ??
        ''
      ).toLowerCase();
      if (attributes.content) found[property] ??= attributes.content;
    },
    ontext(text) {
      if (isInData && dataLength < longestData) {
        data[data.length - 1] += text;
        dataLength += text.length;
      }
      if (isInTitle && title.length < longestText) title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'title') isInTitle = false;
      if (name === 'script') isInData = false;
    },
  });
  const text = decode(bytes.subarray(0, longestPage), charset);
  for (let at = 0; at < text.length && depth <= deepest; at += portion) {
    parser.write(text.slice(at, at + portion));
  }
  if (depth <= deepest) parser.end();
  const base = new URL(url);
  const picture = found['og:image:secure_url'] ?? found['og:image'] ?? found['twitter:image'];
  const preview = {
    title: asLine(found['og:title'] ?? title, 120),
    siteName: asLine(found['og:site_name'] ?? base.hostname.replace(/^www\./, ''), 80),
    imageUrl: picture && picture.length <= longestLink ? addressOf(picture, base) : null,
  };
  return { preview, found, data };
}

/** A whole address; null of what is none. */
export function addressOf(text: string, base: URL): string | null {
  try {
    return new URL(text, base).href;
  } catch {
    return null;
  }
}

/** A page's text; its own word for its charset counts where nothing came with it. */
function decode(bytes: Uint8Array, charset: string | undefined): string {
  const options = { transportLayerEncodingLabel: charset, defaultEncoding: 'utf-8' };
  try {
    return new TextDecoder(sniffEncoding(bytes, options)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** One line for people, as the contract's `line` takes it; null where nothing is left. */
export function asLine(text: string, longest: number): string | null {
  const plain = visibleText(text.slice(0, longestText))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are left out
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim();
  // Never within a character.
  const cut =
    plain.length > longest ? plain.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : plain;
  return cut.trim() || null;
}
