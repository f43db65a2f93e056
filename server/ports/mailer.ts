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

/** The mail server has refused a mail for good (RFC 5321, 4.2.1: an answer of 5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** How mail leaves. */
export interface Mailer {
  /**
   * Resolves once the mail is handed over. Throws if it could not be: MailRefused if it never will.
   */
  send(mail: Mail): Promise<void>;
}

/**
 * Limits on waiting, in milliseconds; those in `SMTP_URL` come first. A mail server that does not
 * answer must not hold up the jobs of pictures, which wait in the same queue: nodemailer by itself
 * would wait for minutes.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by SMTP. */
export function openSmtp(url: string, from: string): Mailer {
  const patient = new URL(url);
  for (const [name, ms] of Object.entries(patience)) {
    if (!patient.searchParams.has(name)) patient.searchParams.set(name, String(ms));
  }
  const transport = createTransport(patient.href);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail }).catch((error) => {
        throw withoutAnswer(error);
      });
    },
  };
}

/**
 * A mail server may repeat the mail in its refusal, with the link in it: what goes to the log and to the
 * operator has the codes of its answer alone.
 */
function withoutAnswer(error: SmtpError) {
  if (error.response === undefined) return error;
  const { responseCode, code } = error;
  if (isForGood(error)) return new MailRefused(`the mail server refused: ${responseCode}`);
  return Object.assign(new Error(`the mail server refused: ${responseCode ?? ''}`), { code });
}

interface SmtpError extends Error {
  response?: string;
  responseCode?: number;
  code?: string;
  command?: string;
}

/**
 * Whether the answer is about this mail: its recipient or its words. A 5xx to the greeting, the sign-in or
 * the sender is about the configuration, which the operator may mend.
 */
const isForGood = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);

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
