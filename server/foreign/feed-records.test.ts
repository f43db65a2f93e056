import { describe, expect, it } from 'vitest';
import { type FeedRecord, readFeedRecords, UnreadableFeed } from './feed-records.ts';

/** A feed that comes in pieces of some bytes. */
async function* piecesOf(text: string | Buffer, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  text: string | Buffer,
  { size = 7, charset = undefined as string | undefined } = {},
) {
  const records: FeedRecord[] = [];
  let fault: string | null = null;
  try {
    for await (const record of readFeedRecords(piecesOf(text, size), charset)) records.push(record);
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    fault = error.fault;
  }
  return { records, fault };
}

const rss = (items: string, before = '') =>
  `<?xml version="1.0"?>${before}<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}</channel></rss>`;
const item = (fields: string) => `<item>${fields}</item>`;
const coat = { id: 'A1', title: 'Wool coat', price: '240.00 USD' };
const coatXml = item('<g:id>A1</g:id><title>Wool coat</title><g:price>240.00 USD</g:price>');

describe('a product feed', () => {
  it.each([1, 3, 7, 100_000])('is read in pieces of %d bytes, as RSS', async (size) => {
    const { records, fault } = await read(rss(`${coatXml}\n${coatXml.replace('A1', 'Ä2')}`), {
      size,
    });
    expect(records).toEqual([coat, { ...coat, id: 'Ä2' }]);
    expect(fault).toBeNull();
  });

  it('is read as Atom, whose address is an attribute', async () => {
    const entry =
      '<entry><g:id>A1</g:id><title><![CDATA[Coat & <b>hat</b>]]></title><link rel="self" href="https://a.example/self"/><link href="https://a.example/p"/></entry>';
    const { records } = await read(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`);
    expect(records).toEqual([
      { id: 'A1', title: 'Coat & <b>hat</b>', link: 'https://a.example/p' },
    ]);
  });

  it.each([
    ['\t', 'tabs'],
    [',', 'commas'],
    [';', 'semicolons'],
  ])('is read as a table with %j', async (delimiter) => {
    const head = ['id', 'title', 'image link', 'price'].join(delimiter);
    const row = ['A1', '"Wool coat, ""long""\nand; warm"', 'https://a.example/i', '240.00 USD'];
    const { records, fault } = await read(`\ufeff${head}\r\n${row.join(delimiter)}\r\n\r\n`);
    expect(records).toEqual([
      {
        id: 'A1',
        title: 'Wool coat, "long"\nand; warm',
        image_link: 'https://a.example/i',
        price: '240.00 USD',
      },
    ]);
    expect(fault).toBeNull();
  });

  it('is read in its own letters', async () => {
    const latin = Buffer.from(
      rss(item('<id>1</id><title>Mütze</title>')).replace(
        '<?xml version="1.0"?>',
        '<?xml version="1.0" encoding="ISO-8859-1"?>',
      ),
      'latin1',
    );
    expect((await read(latin, { size: 1000 })).records[0]?.title).toBe('Mütze');
    const utf16 = Buffer.from(`\ufeff${rss(coatXml)}`, 'utf16le');
    expect((await read(utf16, { size: 1000 })).records[0]?.title).toBe('Wool coat');
    const { records } = await read(Buffer.from('id,title\n1,Mütze', 'latin1'), {
      charset: 'windows-1252',
      size: 1000,
    });
    expect(records[0]?.title).toBe('Mütze');
  });

  it('says the first of several, and nothing of what is deeper', async () => {
    const { records } = await read(
      rss(
        item(
          '<g:id>1</g:id><g:image_link>a</g:image_link><g:image_link>b</g:image_link><g:shipping><g:price>9 USD</g:price></g:shipping><g:price>5 USD</g:price>',
        ),
      ),
    );
    expect(records).toEqual([{ id: '1', image_link: 'a', price: '5 USD' }]);
  });

  it.each([
    ['a page', '<!doctype html><html><body><p>Not here</p></body></html>'],
    ['nothing', ''],
    ['spaces', ' \n\n '],
    ['a table of something else', 'name;age\nAda;36'],
    ['JSON', '{"id":1,"title":"x"}'],
    ['bytes', Buffer.from([0, 1, 2, 3, 250, 251])],
  ])('is none: %s', async (_what, text) => {
    expect(await read(text)).toEqual({ records: [], fault: 'not-a-feed' });
  });

  it.each([
    ['within an entry', rss(coatXml).slice(0, -40)],
    ['between entries', rss(coatXml).replace('</channel></rss>', '')],
    ['within a tag', `${rss(coatXml).slice(0, -12)}`],
  ])('that ends too early is said to, and gives what came: %s', async (_where, text) => {
    const { fault } = await read(text);
    expect(fault).toBe('malformed');
  });

  it('with an entry that never ends is left, before it is in memory', async () => {
    let given = 0;
    async function* endless(head: string, more: string): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head);
      for (; given < 50_000_000; given += more.length) yield Buffer.from(more);
    }
    for (const [head, more] of [
      ['<rss><channel><item><title>', 'x'.repeat(65_536)],
      ['<rss><channel><item title="', 'x'.repeat(65_536)],
      ['<rss><channel><', 'x'.repeat(65_536)],
      ['id,title\n"', 'x'.repeat(65_536)],
    ] as const) {
      given = 0;
      const reading = async () => {
        for await (const _ of readFeedRecords(endless(head, more), undefined));
      };
      await expect(reading()).rejects.toMatchObject({ fault: 'malformed' });
      expect(given).toBeLessThan(3_000_000);
    }
  });

  it('nested without an end is left', async () => {
    const { fault } = await read(`<rss>${'<a>'.repeat(1000)}`, { size: 1000 });
    expect(fault).toBe('malformed');
  });

  it('knows no entity of its own, and fetches none', async () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    const { records } = await read(
      rss(item('<id>1</id><title>&b;&file; &amp; coat</title>'), laughs),
      { size: 5000 },
    );
    expect(records).toEqual([{ id: '1', title: '&b;&file; & coat' }]);
  });

  it('cannot change what objects are', async () => {
    const { records } = await read(
      rss(item('<id>1</id><__proto__>x</__proto__><constructor>y</constructor>')),
    );
    expect(Object.keys(records[0]!)).toContain('id');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
