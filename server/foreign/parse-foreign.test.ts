import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { openParsingThread, parseForeign, UnparsedText } from './parse-foreign.ts';

/** A thread whose parser never ends with some texts, throws with others, and eats all memory with yet others. */
const parser = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (text) => {
    if (text === 'endless') for (;;);
    if (text === 'faulty') throw new Error('no such tag');
    if (text === 'huge') { const all = []; for (;;) all.push(new Array(1e6).fill(text)); }
    parentPort.postMessage('read ' + text);
  });
  parentPort.postMessage('ready');`;
const open = (withinMs: number) => {
  const started: Worker[] = [];
  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: 32 };
    const worker = new Worker(parser, { eval: true, resourceLimits, stderr: true });
    started.push(worker);
    return worker;
  };
  return { ...openParsingThread<string>(start, withinMs), started };
};

describe('a foreign text', () => {
  it('is parsed beside everything else, in a thread that stays for the next', async () => {
    const { ask, started } = open(60_000);
    expect(await Promise.all([ask('a'), ask('b')])).toEqual(['read a', 'read b']);
    expect(started).toHaveLength(1);
  });

  it('that would be parsed for ever is given up, and the next is read', async () => {
    const { ask } = open(500);
    const endless = ask('endless');
    const next = ask('next');
    await expect(endless).rejects.toThrow('not parsed within 500 ms');
    expect(await next).toBe('read next');
  });

  it.each(['faulty', 'huge'])(
    'that is %s for its parser is given up, and the next is read',
    async (text) => {
      const { ask } = open(60_000);
      const given = ask(text);
      const next = ask('next');
      await expect(given).rejects.toThrow(UnparsedText);
      expect(await next).toBe('read next');
    },
  );

  it('that nobody waits for any more is not begun', async () => {
    const { ask, started } = open(60_000);
    await expect(ask('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(started).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['nested deeper than any page', `${'<b>'.repeat(400_000)}<title>Late</title>`],
    ['of endless attributes', `<a ${'x '.repeat(600_000)}><title>Late</title>`],
    ['of endless comments', '<!-- '.repeat(300_000)],
    ['longer than any page', `${' '.repeat(1_200_000)}<title>Late</title>`],
  ])('%s is read as far as a page goes', async (_what, text) => {
    const bytes = Buffer.from(`<title>Coat</title><meta property="og:image" content="/a">${text}`);
    const page = { url: 'http://shop.example/page', charset: 'utf-8', bytes };
    expect(await parseForeign('linkPreview', page)).toEqual({
      title: 'Coat',
      siteName: 'shop.example',
      imageUrl: 'http://shop.example/a',
    });
  });
});
