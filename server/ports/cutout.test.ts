import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CannotCut, CutterAway } from './cutout.ts';
import { openLocalCutout } from './cutout-local.ts';
import { openRemoteCutout } from './cutout-remote.ts';
import { StrokesBusy } from './strokes.ts';
import { openLocalStrokes } from './strokes-local.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-cutout-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const [width, height] = [160, 200];

/** A red piece in the middle of a light ground. */
const photo = await sharp({ create: { width, height, channels: 3, background: '#efece6' } })
  .composite([{ input: await piece('#a8242f') }])
  .webp({ lossless: true })
  .toBuffer();

/** The piece alone, on nothing: a skirt. */
function piece(color: string, alpha = 1): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200">
    <polygon points="55,40 105,40 120,160 40,160" fill="${color}" fill-opacity="${alpha}"/></svg>`;
  return sharp(Buffer.from(drawn)).png().toBuffer();
}

/** What a provider answers; a test sets it. */
let answer: (response: http.ServerResponse) => void;
let asked: { authorization: string | undefined; type: string | undefined; byteLength: number }[];
const provider = http.createServer(async (request, response) => {
  let byteLength = 0;
  for await (const part of request) byteLength += part.length;
  const { authorization, 'content-type': type } = request.headers;
  asked.push({ authorization, type, byteLength });
  answer(response);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(() => provider.close());
const url = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/cut`;

const send =
  (type: string, bytes: Buffer, status = 200) =>
  (response: http.ServerResponse) =>
    response.writeHead(status, { 'content-type': type }).end(bytes);

/** A process that answers as the source says; `reply(found)` sends the mask. */
function processOf(source: string): string {
  const file = path.join(folder, `process-${fs.readdirSync(folder).length}.mjs`);
  fs.writeFileSync(
    file,
    `const [width, height] = [${width}, ${height}];
     const data = new Uint8Array(width * height);
     for (let y = 40; y < 160; y += 1) data.fill(255, y * width + 40, y * width + 120);
     const found = { verdict: 'trusted', mask: { width, height, data },
       box: { left: 40, top: 40, width: 80, height: 120 }, measures: {} };
     process.on('message', ({ id, photo, strokes, previous }) => {
       const reply = (rest) => process.send({ id, ...rest });
       ${source}
     });
     process.on('disconnect', () => process.exit());`,
  );
  return file;
}

let opened: { close(): Promise<void> }[] = [];
const keep = <Port extends { close(): Promise<void> }>(port: Port) => {
  opened.push(port);
  return port;
};
afterEach(async () => {
  for (const port of opened) await port.close();
  opened = [];
});
const local = (source: string, limitMs = 10_000) =>
  keep(openLocalCutout({ file: processOf(source), limitMs }));
const remote = (limitMs = 10_000, key: string | null = 'a-key') => {
  asked = [];
  return keep(openRemoteCutout({ url: url(), key, limitMs }));
};

describe.each(['local', 'remote'] as const)('the %s cutter', (kind) => {
  it('answers a mask of the photo’s size, and the garment’s box', async () => {
    const cut = await piece('#a8242f');
    answer = send('image/png', cut);
    const port = kind === 'local' ? local('reply({ found });') : remote();
    const { verdict, mask, box } = await port.cut(photo);
    expect(verdict).toBe('trusted');
    expect([mask.width, mask.height, mask.data.length]).toEqual([width, height, width * height]);
    expect([mask.data[0], mask.data[100 * width + 80]]).toEqual([0, 255]);
    expect(box).toEqual({ left: 40, top: 40, width: 80, height: 120 });
  });

  it('is over with a photo that takes too long', async () => {
    answer = () => {};
    const port = kind === 'local' ? local('', 300) : remote(300);
    const error = kind === 'local' ? CannotCut : CutterAway;
    await expect(port.cut(photo)).rejects.toBeInstanceOf(error);
  });

  it('gives up what is under way when it is closed', async () => {
    answer = () => {};
    const port = kind === 'local' ? local('') : remote();
    const cut = port.cut(photo);
    const failed = expect(cut).rejects.toBeInstanceOf(CutterAway);
    // Once the request is on its way.
    await (kind === 'local' ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve());
    await port.close();
    await failed;
  });
});

describe('the local cutter', () => {
  it('says that a photo cannot be cut, and goes on with the next', async () => {
    const port = local(
      `String(Buffer.from(photo)) === 'no picture' ? reply({ error: 'no picture' }) : reply({ found });`,
    );
    const bad = port.cut(Buffer.from('no picture'));
    const good = port.cut(photo);
    await expect(bad).rejects.toBeInstanceOf(CannotCut);
    expect((await good).verdict).toBe('trusted');
  });

  it('starts a new process after one that was killed', async () => {
    const port = local(
      `String(Buffer.from(photo)) === 'deadly' ? process.kill(process.pid, 'SIGKILL') : reply({ found });`,
    );
    const error = await port.cut(Buffer.from('deadly')).catch((error) => error);
    expect(error).toBeInstanceOf(Error);
    // Trouble that may pass, unlike a photo that cannot be cut.
    expect(error).not.toBeInstanceOf(CannotCut);
    expect((await port.cut(photo)).verdict).toBe('trusted');
  });
});

describe('who follows strokes', () => {
  const stroke = { kind: 'keep' as const, radius: 4, points: [{ x: 1, y: 2 }] };
  const previous = { width, height, data: new Uint8Array(width * height).fill(255) };
  const ada = { account: 'ada' };
  const strokesOf = (source: string, limitMs = 10_000) =>
    keep(openLocalStrokes({ file: processOf(source), limitMs }));

  it('is told the photo, what was drawn and the mask before, and answers the next', async () => {
    const port = strokesOf(`
      const isAll = strokes[0].points[0].y === 2 && previous.data[0] === 255 && photo.length > 0;
      reply(isAll && !process.argv.includes('patient') ? { found } : { error: 'not all came' });`);
    port.wake();
    const mask = await port.follow(ada, photo, [stroke], previous);
    expect([mask.width, mask.data[0], mask.data[100 * width + 80]]).toEqual([width, 0, 255]);
  });

  it('takes them one after another, and refuses more than a few at once', async () => {
    const port = strokesOf(`setImmediate(() => reply({ found }));`);
    const many = Array.from({ length: 20 }, (_, number) =>
      port.follow({ account: `member ${number}` }, photo, [stroke], previous),
    );
    const ends = await Promise.allSettled(many);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toHaveLength(12);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(StrokesBusy);
    // Those that were refused do not stand in the way of the next.
    await port.follow(ada, photo, [stroke], previous);
  });

  it('answers the newest of an account that asks for many at once, and others before it', async () => {
    const port = strokesOf(`setImmediate(() => reply({ found }));`);
    const answered: string[] = [];
    const ask = (name: string, account: string) =>
      port.follow({ account }, photo, [stroke], previous).then(() => answered.push(name));
    const first = ask('first', 'ada');
    const other = ask('other', 'grace');
    const many = Array.from({ length: 10 }, (_, number) => ask(`${number}`, 'ada'));
    const newest = ask('newest', 'ada');
    for (const { reason } of (await Promise.allSettled([
      first,
      ...many,
    ])) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(StrokesBusy);
    }
    await Promise.all([other, newest]);
    expect(answered).toEqual(['other', 'newest']);
    // What was given up does not stand in the way of the next.
    await port.follow(ada, photo, [stroke], previous);
  });

  it('does not begin a stroke that nobody waits for, and gives its place away', async () => {
    // Of a stroke of three points it would end.
    const port = strokesOf(
      `strokes[0].points.length === 3 ? process.kill(process.pid, 'SIGKILL') : reply({ found });`,
    );
    const deadly = { ...stroke, points: [...stroke.points, ...stroke.points, ...stroke.points] };
    const gone = new AbortController();
    const first = port.follow({ account: 'grace' }, photo, [stroke], previous);
    const left = port.follow({ ...ada, signal: gone.signal }, photo, [deadly], previous);
    const isLeft = expect(left).rejects.toMatchObject({ name: 'AbortError' });
    gone.abort();
    const next = port.follow(ada, photo, [stroke], previous);
    await Promise.all([first, isLeft, next]);
  });

  it('outlives a process that cannot be started', async () => {
    const port = strokesOf('reply({ found });');
    const { execPath } = process;
    process.execPath = path.join(folder, 'missing');
    try {
      port.wake();
      // The error comes once the process was tried; nothing but the server hears it.
      await new Promise((resolve) => setImmediate(resolve));
      await expect(port.follow(ada, photo, [stroke])).rejects.toThrow('ENOENT');
    } finally {
      process.execPath = execPath;
    }
    await port.follow(ada, photo, [stroke]);
  });

  it('gives a stroke up that takes too long', async () => {
    const port = strokesOf('', 300);
    await expect(port.follow(ada, photo, [stroke])).rejects.toBeInstanceOf(CannotCut);
  });

  it('follows the next stroke after its process was killed', async () => {
    const port = strokesOf(
      `strokes.length === 2 ? process.kill(process.pid, 'SIGKILL') : reply({ found });`,
    );
    await expect(port.follow(ada, photo, [stroke, stroke])).rejects.toThrow('has ended');
    await port.follow(ada, photo, [stroke]);
  });

  it('follows nothing once it is closed', async () => {
    const port = strokesOf('reply({ found });');
    await port.close();
    await expect(port.follow(ada, photo, [stroke])).rejects.toBeInstanceOf(CutterAway);
  });
});

describe('the remote cutter', () => {
  it('sends the photo, and the key only where there is one', async () => {
    const cut = await piece('#a8242f');
    answer = send('image/png', cut);
    await remote().cut(photo);
    const sent = { type: 'image/webp', byteLength: photo.length };
    expect(asked).toEqual([{ ...sent, authorization: 'Bearer a-key' }]);
    await remote(10_000, null).cut(photo);
    expect(asked).toEqual([{ ...sent, authorization: undefined }]);
  });

  it('judges the mask itself', async () => {
    const dot = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#a8242f' } })
      .extend({ left: 78, right: 78, top: 98, bottom: 98, background: '#00000000' })
      .png()
      .toBuffer();
    answer = send('image/png', dot);
    expect((await remote().cut(photo)).verdict).toBe('none');
    const whole = await sharp(photo).ensureAlpha().png().toBuffer();
    answer = send('image/png', whole);
    expect((await remote().cut(photo)).verdict).toBe('none');
  });

  const large = Buffer.alloc(21_000_000, 7);
  it.each<[string, () => Promise<(response: http.ServerResponse) => void>]>([
    [
      'a picture of another shape',
      async () =>
        send(
          'image/png',
          await sharp({ create: { width: 200, height: 100, channels: 4, background: '#a8242f80' } })
            .png()
            .toBuffer(),
        ),
    ],
    ['a foreign picture', async () => send('image/png', await piece('#14e03c'))],
    [
      'a picture without transparency',
      async () => send('image/png', await sharp(photo).removeAlpha().png().toBuffer()),
    ],
    [
      'a picture that cannot be read',
      async () => send('image/png', Buffer.from('no picture at all')),
    ],
    ['too large a picture', async () => send('image/png', large)],
    ['a page', async () => send('text/html', Buffer.from('<h1>Hello</h1>'))],
    ['that it refuses the photo', async () => send('application/json', Buffer.from('{}'), 422)],
  ])('cannot use %s', async (_what, make) => {
    answer = await make();
    await expect(remote().cut(photo)).rejects.toBeInstanceOf(CannotCut);
  });

  it.each([
    ['too many calls', 429],
    ['a wrong key', 401],
    ['a fault of its own', 503],
    ['a way elsewhere', 302],
  ])('is away while the provider answers %s', async (_what, status) => {
    answer = (response) => response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
    await expect(remote().cut(photo)).rejects.toBeInstanceOf(CutterAway);
  });

  it('is away while nobody answers', async () => {
    const port = keep(openRemoteCutout({ url: 'http://127.0.0.1:9/', key: null }));
    await expect(port.cut(photo)).rejects.toBeInstanceOf(CutterAway);
  });
});
