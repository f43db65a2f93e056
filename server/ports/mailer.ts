import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

/** One message to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** How mail leaves. */
export interface Mailer {
  /** Resolves once the mail is handed over. Throws if it could not be; the job tries again. */
  send(mail: Mail): Promise<void>;
}

/** Sends by SMTP. */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Writes each mail as a file into a folder, and tells the log of the links in it. */
export function openOutbox(folder: string, tell: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const sent = await transport.sendMail({ from: 'Hem <hem@localhost>', ...mail });
      await fs.mkdir(folder, { recursive: true });
      const file = path.join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      );
      await fs.writeFile(file, sent.message as Buffer, { flush: true });
      tell(`mail to ${mail.to}: ${mail.subject}\n${mail.text.replace(/^/gm, '  ')}`);
    },
  };
}
