import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { MailRefused, openOutbox, openSmtp } from './mailer.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-mail-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const mail = {
  to: 'ada@example.com',
  subject: '482913 is your Hem code — größer',
  text: 'Your code is 482913.\n\nOr open this link:\nhttps://hem.example/auth?validate=abc_DEF-123\n\nÄ line longer than seventy-six characters, which quoted-printable has to break somewhere in between.',
};

describe('the outbox', () => {
  it('writes a readable file for each mail, and tells its links', async () => {
    const told: string[] = [];
    const outbox = openOutbox(path.join(folder, 'outbox'), (line) => told.push(line));
    await outbox.send(mail);
    await outbox.send({ ...mail, to: 'ben@example.com' });
    const files = fs.readdirSync(path.join(folder, 'outbox')).sort();
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    const parsed = await Promise.all(
      files.map((file) => PostalMime.parse(fs.readFileSync(path.join(folder, 'outbox', file)))),
    );
    expect(parsed.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'ada@example.com',
      'ben@example.com',
    ]);
    expect(parsed[0]).toMatchObject({ subject: mail.subject });
    expect(parsed[0]!.text?.trim()).toBe(mail.text);
    expect(told[0]).toContain('https://hem.example/auth?validate=abc_DEF-123');
  });
});

describe('mail by SMTP', () => {
  let server: SMTPServer | null = null;
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        if (!server) return resolve();
        server.close(() => resolve());
        server = null;
      }),
  );

  /** @param refused the part of a mail that the server refuses, with which answer. */
  const start = async (refused?: 'sender' | 'recipient' | 'words', responseCode = 550) => {
    const received: { from: string; to: string[]; bytes: Buffer }[] = [];
    const refusalOf = (part: typeof refused) =>
      part === refused ? Object.assign(new Error('no such mailbox'), { responseCode }) : null;
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => done(refusalOf('sender')),
      onRcptTo: (_address, _session, done) => done(refusalOf('recipient')),
      onData(stream, { envelope }, done) {
        void buffer(stream).then((bytes) => {
          const refusal = refusalOf('words');
          if (refusal) return done(refusal);
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), bytes });
          done();
        });
      },
    });
    server = smtp;
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    return { received, url: `smtp://127.0.0.1:${port}` };
  };

  it('arrives as it was written, from the configured sender', async () => {
    const { received, url } = await start();
    await openSmtp(url, 'Hem <hello@hem.example>').send(mail);
    expect(received).toMatchObject([{ from: 'hello@hem.example', to: ['ada@example.com'] }]);
    const parsed = await PostalMime.parse(received[0]!.bytes);
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Hem', address: 'hello@hem.example' },
    });
    expect(parsed.text?.trim()).toBe(mail.text);
  });

  it('cannot be led elsewhere by what stands in a subject', async () => {
    const { received, url } = await start();
    const subject = 'Hello\r\nBcc: thief@example.com\r\n\r\nBody';
    await openSmtp(url, 'hello@hem.example').send({ ...mail, subject });
    expect(received[0]!.to).toEqual(['ada@example.com']);
    const parsed = await PostalMime.parse(received[0]!.bytes);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.text?.trim()).toBe(mail.text);
  });

  it('throws when the server refuses its recipient for good, and says that it is', async () => {
    const { received, url } = await start('recipient', 550);
    const refusal = openSmtp(url, 'hello@hem.example').send(mail);
    await expect(refusal).rejects.toThrow('the mail server refused: 550');
    await expect(refusal).rejects.toBeInstanceOf(MailRefused);
    // It may repeat the mail, with the link in it.
    await expect(refusal).rejects.not.toThrow('no such mailbox');
    expect(received).toEqual([]);
  });

  it.each([
    ['its words for good', 'words', 554, true],
    ['its recipient for now', 'recipient', 450, false],
    ['its words for now', 'words', 451, false],
    ['the configured sender', 'sender', 550, false],
  ] as const)('throws when the server refuses %s', async (_what, part, code, isForGood) => {
    const { url } = await start(part, code);
    const refusal = openSmtp(url, 'hello@hem.example').send(mail);
    await expect(refusal).rejects.toThrow(`the mail server refused: ${code}`);
    const error = await refusal.catch((found: unknown) => found);
    expect(error instanceof MailRefused).toBe(isForGood);
  });

  it('throws when there is no server', async () => {
    const { url } = await start();
    await new Promise<void>((resolve) => server!.close(() => resolve()));
    server = null;
    await expect(openSmtp(url, 'hello@hem.example').send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('throws when the server says nothing, so that other jobs go on', async () => {
    const silent = net.createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}?greetingTimeout=50`;
    await expect(openSmtp(url, 'hello@hem.example').send(mail)).rejects.toThrow(/Greeting/);
    silent.close();
  });
});
