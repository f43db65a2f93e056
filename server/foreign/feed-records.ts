import { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import Papa from 'papaparse';

/** One entry of a product feed: what it says, by the name of the field in lower case and without `g:`. */
export type FeedRecord = Record<string, string>;

/** Why a feed could not be read to its end. */
export type FeedFault = 'malformed' | 'not-a-feed';

/** A feed that could not be read; what came before was. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed';
  readonly fault: FeedFault;
  constructor(fault: FeedFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The most bytes of one entry, and of what stands between two. */
const mostOfEntry = 1_000_000;
/** The most characters that are kept of a field. */
const longestField = 4000;
/** The deepest tags within a feed. */
const deepest = 40;

/**
 * Reads a product feed as it comes: RSS or Atom in Google Merchant's words, or a table of the same fields
 * (https://support.google.com/merchants/answer/7052112). Nothing that it names is fetched, and no entity but XML's own
 * is known. Throws UnreadableFeed, also where it ends too early; of an entry that is longer than entries are no more is read.
 */
export async function* readFeedRecords(
  bytes: AsyncIterable<Uint8Array>,
  charset: string | undefined,
): AsyncGenerator<FeedRecord> {
  const progress = { sinceEntry: 0 };
  const text = decode(bytes, charset, progress);
  const first = await firstText(text);
  const rest = joined(first, text);
  const head = first.replace(/^\ufeff/, '').trimStart();
  const records = head.startsWith('<') ? readXml(rest) : readTable(rest);
  for await (const record of records) {
    progress.sinceEntry = 0;
    yield record;
  }
}

/** What comes, as text; fails where too much comes without an entry. */
async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  charset: string | undefined,
  progress: { sinceEntry: number },
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= decoderOf(chunk, charset);
    progress.sinceEntry += chunk.length;
    if (progress.sinceEntry > mostOfEntry) throw new UnreadableFeed('malformed');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** By the mark at its beginning, by what came with it, by its own word, else UTF-8. */
function decoderOf(chunk: Uint8Array, charset: string | undefined): TextDecoder {
  const head = Buffer.from(chunk.subarray(0, 200));
  const said = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head.toString('latin1'))?.[1];
  const marked =
    head[0] === 0xff && head[1] === 0xfe
      ? 'utf-16le'
      : head[0] === 0xfe && head[1] === 0xff
        ? 'utf-16be'
        : undefined;
  for (const name of [marked, charset, said]) {
    try {
      if (name) return new TextDecoder(name);
    } catch {
      // A name that nobody knows.
    }
  }
  return new TextDecoder();
}

/** The beginning, as far as is needed to tell what it is. */
async function firstText(text: AsyncIterator<string>): Promise<string> {
  let first = '';
  while (first.trim() === '') {
    const { done, value } = await text.next();
    if (done) throw new UnreadableFeed('not-a-feed');
    first += value;
  }
  return first;
}

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

const nameOf = (name: string): string => name.toLowerCase().replace(/^\w+:/, '');

async function* readXml(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const found: FeedRecord[] = [];
  const open: string[] = [];
  let record: FeedRecord | null = null;
  let root = '';
  let isWhole = false;
  let isTooDeep = false;
  const isEntry = (name: string) => name === 'item' || name === 'entry';
  const add = (name: string, value: string) => {
    if (!record) return;
    const before = record[name] ?? '';
    if (before.length < longestField) record[name] = (before + value).slice(0, longestField);
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = nameOf(tag);
        root ||= name;
        open.push(name);
        isTooDeep ||= open.length > deepest;
        if (isEntry(name)) record = Object.create(null) as FeedRecord;
        // Atom has an address in an attribute.
        else if (
          name === 'link' &&
          attributes.href &&
          (attributes.rel ?? 'alternate') === 'alternate'
        )
          add('link', attributes.href);
        // Of a field that stands several times, such as further pictures, the first one counts.
        else if (record && open.length > 1 && isEntry(open.at(-2)!) && record[name])
          open[open.length - 1] = '';
      },
      ontext(value) {
        const name = open.at(-1);
        // A field is a child of the entry; what stands deeper (shipping, installments) is not read.
        if (record && name && isEntry(open.at(-2) ?? '')) add(name, value);
      },
      onclosetag(tag, isImplied) {
        const name = open.pop();
        if (isImplied || name !== nameOf(tag)) return;
        if (isEntry(name) && record) {
          found.push(record);
          record = null;
        }
        if (open.length === 0) isWhole = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const part of text) {
    for (let at = 0; at < part.length; at += portion) {
      parser.write(part.slice(at, at + portion));
      if (isTooDeep) throw new UnreadableFeed('malformed');
      yield* found.splice(0).map(trimmed);
    }
  }
  parser.end();
  yield* found.splice(0).map(trimmed);
  if (root !== 'rss' && root !== 'feed' && root !== 'rdf') throw new UnreadableFeed('not-a-feed');
  if (!isWhole) throw new UnreadableFeed('malformed');
}

/** The portion of text that the parser is given at once, in characters. */
const portion = 16_384;

const trimmed = (record: FeedRecord): FeedRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value.trim()]));

async function* readTable(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const rows = Papa.parse(Papa.NODE_STREAM_INPUT, {
    header: false,
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ',', ';', '|'],
  });
  const source = Readable.from(text);
  source.on('error', (error) => rows.destroy(error));
  source.pipe(rows);
  let names: string[] | null = null;
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      if (!names) {
        names = row.map((name) => nameOf(name.replace(/^\ufeff/, '').trim()).replaceAll(' ', '_'));
        if (!names.includes('id') || !names.includes('title')) {
          throw new UnreadableFeed('not-a-feed');
        }
        continue;
      }
      yield trimmed(
        Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').slice(0, longestField)])),
      );
    }
  } finally {
    source.destroy();
  }
  if (!names) throw new UnreadableFeed('not-a-feed');
}
