import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWebStage, type WebStage } from '#tests/support/web-stage.ts';
import { openGuardedWeb } from '../ports/web-guarded.ts';

let stage: WebStage;
let server: TestServer;
let ada: Person;
beforeAll(async () => {
  stage = await openWebStage();
  server = await startTestServer({ web: openGuardedWeb(stage.network) });
  ada = await server.person();
  const picture = await drawPicture();
  stage.pages['/photo.jpg'] = (_, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
});
afterAll(async () => {
  await server.close();
  await stage.close();
});

const publish = (body: string | Buffer, type = 'text/html') => {
  stage.pages['/page'] = (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
};
const address = 'http://shop.example/page';
const read = (url = address) => server.call('readLink', { owner: ada.userId, url }, ada);

describe('a link', () => {
  it('is kept as a look with what its page says of itself', async () => {
    publish(`<html><head><title>Not this</title>
      <meta property="og:title" content="Tea &amp; tweed">
      <meta property="og:site_name" content="The Shop">
      <meta property="og:image" content="/photo.jpg"></head><body><h1>No</h1>`);
    const { imageId, ...said } = await read();
    expect(said).toEqual({ url: address, title: 'Tea & tweed', siteName: 'The Shop' });
    const { url, siteName, title } = said;
    const changes = { kind: 'inspiration' as const, title, link: { url, siteName } };
    const input = { owner: ada.userId, changes, imageId };
    const { look } = await server.call('saveLook', input, ada);
    await server.app.services.jobs.idle();
    const details = { owner: ada.userId, lookId: look.lookId };
    const saved = (await server.call('getLookDetails', details, ada)).look;
    expect(saved).toMatchObject({ link: { url, siteName }, image: { imageId, status: 'ready' } });
    const shown = await server.app.http.inject(saved.image!.urls![240]);
    expect(shown.headers['content-type']).toBe('image/webp');
  });

  it('may be a picture itself', async () => {
    expect(await read('http://shop.example/photo.jpg')).toEqual({
      url: 'http://shop.example/photo.jpg',
      title: null,
      siteName: 'shop.example',
      imageId: expect.any(String),
    });
  });

  it.each([
    ['a title', '<title>Coats\n  and\tknits</title>', 'Coats and knits'],
    [
      'script in its title',
      '<title><script>alert(1)</script></title>',
      '<script>alert(1)</script>',
    ],
    ['escaped markup', '<title>&lt;b&gt;Bold&lt;/b&gt;</title>', '<b>Bold</b>'],
    ['text that turns others around', '<title>\u202eCoat\u200b</title>', 'Coat'],
    ['a control character', '<title>Co&#7;at</title>', 'Co at'],
    ['half a character', '<title>&#xD83D;Coat</title>', '\ufffdCoat'],
    ['two titles', '<title>One</title><svg><title>Two</title></svg>', 'One'],
    ['no title', '<p>Nothing', null],
    ['an empty title', '<title>  </title>', null],
    ['an empty one of both', '<meta property="og:title" content=" "><title></title>', null],
    [
      'tags that never end',
      '<html><head><title>Coat<meta property="og:title" content="x',
      'Coat<meta property="og:title" content="x',
    ],
    ['nothing but brackets', '<<<<>>>><!--<!-- <title>Hidden', null],
    [
      'a name that is no property',
      '<meta property="constructor" content="x"><title>Coat</title>',
      'Coat',
    ],
  ])('has a title that is text, of a page with %s', async (_what, page, title) => {
    publish(page);
    expect(await read()).toMatchObject({ title, siteName: 'shop.example', imageId: null });
  });

  it('has a title that is not too long, and ends with a whole character', async () => {
    publish(`<meta charset="utf-8"><title>${'x'.repeat(119)}👗</title>`);
    expect((await read()).title).toBe('x'.repeat(119));
  });

  it.each<[string, Buffer, string]>([
    ['said with its type', Buffer.from([0xcf, 0xe0, 0xeb]), 'text/html; charset=windows-1251'],
    [
      'said in the page',
      Buffer.concat([
        Buffer.from('<meta charset="windows-1251">'),
        Buffer.from([0xcf, 0xe0, 0xeb]),
      ]),
      'text/html',
    ],
    ['of its first bytes', Buffer.from('\ufeffПал', 'utf16le'), 'text/html'],
    ['that nobody has heard of', Buffer.from('Пал'), 'text/html; charset=klingon'],
    ['said by nobody', Buffer.from('Пал'), 'text/html'],
  ])('is read in the charset %s', async (_what, word, type) => {
    const utf16 = word[0] === 0xff;
    const [open, end] = ['<title>', '</title>'];
    const page = utf16
      ? Buffer.from(`\ufeff${open}Пал${end}`, 'utf16le')
      : Buffer.concat([
          word.subarray(0, Math.max(0, word.indexOf('>') + 1)),
          Buffer.from(open),
          word.subarray(word.indexOf('>') + 1),
          Buffer.from(end),
        ]);
    publish(page, type);
    expect((await read()).title).toBe('Пал');
  });

  it.each([
    ['a private address', 'http://169.254.169.254/photo.jpg'],
    ['another port', 'http://shop.example:8080/photo.jpg'],
    ['no address', 'data:image/png;base64,AAAA'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', 'http://['],
    ['a page', '/page'],
    ['nothing', '/gone.jpg'],
  ])('has no picture where its page names %s', async (_what, picture) => {
    publish(`<title>Coat</title><meta property="og:image" content="${picture}">`);
    expect(await read()).toMatchObject({ title: 'Coat', imageId: null });
  });

  it('says why it cannot be read, of its field', async () => {
    stage.pages['/no-picture.png'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('<script>');
    const images = async () =>
      (await server.app.services.open.pool.query('select from images')).rowCount;
    const before = await images();
    for (const [url, fault] of [
      ['http://127.0.0.1/', 'unreachable'],
      ['http://shop.example/gone', 'unreachable'],
      ['http://shop.example/no-picture.png', 'not-a-page'],
    ]) {
      const answer = await server.raw('readLink', { owner: ada.userId, url }, ada);
      expect(answer.body, url).toMatchObject({ code: 'invalid', fields: { url: fault } });
    }
    for (const url of ['javascript:alert(1)', 'ftp://shop.example/', '/page', 'http://']) {
      const answer = await server.raw('readLink', { owner: ada.userId, url }, ada);
      expect(answer.body, url).toMatchObject({ code: 'invalid' });
    }
    expect(await images()).toBe(before);
  });
});
