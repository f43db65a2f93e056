import sniffEncoding from 'html-encoding-sniffer';
import { Parser } from 'htmlparser2';
import { visibleText } from '#contract/rules/visible-text.ts';
import type { WebAnswer } from './ports/web.ts';

/** What a page says of itself. */
export interface LinkPreview {
  title: string | null;
  siteName: string | null;
  /** Its preview picture. */
  imageUrl: URL | null;
}

/** Most characters of what is read of a page that is nothing but tags. */
const longestText = 10_000;

/** Reads what a page says of itself: by Open Graph (ogp.me), or else its title. All is text, never markup. */
export function readLinkPreview({ url, bytes, charset }: WebAnswer): LinkPreview {
  const found: Record<string, string> = {};
  let title = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && !title) isInTitle = true;
      if (name !== 'meta') return;
      const property = (attributes.property ?? attributes.name ?? '').toLowerCase();
      if (attributes.content) found[property] ??= attributes.content;
    },
    ontext(text) {
      if (isInTitle && title.length < longestText) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(decode(bytes, charset));
  const picture = found['og:image:secure_url'] ?? found['og:image'] ?? found['twitter:image'];
  return {
    title: asLine(found['og:title'] ?? title, 120),
    siteName: asLine(found['og:site_name'] ?? url.hostname.replace(/^www\./, ''), 80),
    imageUrl: picture ? parseUrl(picture, url) : null,
  };
}

function parseUrl(text: string, base: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A page's text; its own word for its charset counts where nothing came with it. */
function decode(bytes: Buffer, charset: string | undefined): string {
  const options = { transportLayerEncodingLabel: charset, defaultEncoding: 'utf-8' };
  try {
    return new TextDecoder(sniffEncoding(bytes, options)).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

/** One line for people, as the contract's `line` takes it; null where nothing is left. */
function asLine(text: string, longest: number): string | null {
  const plain = visibleText(text.slice(0, longestText))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are left out
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim();
  // Never within a character.
  const cut =
    plain.length > longest ? plain.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : plain;
  return cut.trim() || null;
}
