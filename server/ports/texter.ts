import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Gateway } from '../config/text-topic.ts';

/** One text message to one phone. */
export interface Text {
  /** A phone number as people write it: ten digits of North America. */
  to: string;
  text: string;
}

/** The gateway has refused a message for good. */
export class TextRefused extends Error {
  override name = 'TextRefused';
}

/** How text messages leave. */
export interface Texter {
  /** Resolves once it is handed over. Throws if it could not be: TextRefused if it never will. */
  send(text: Text): Promise<void>;
}

/** A gateway that does not answer must not hold up the other jobs, in milliseconds. */
const patienceMs = 15_000;

/** Sends through a gateway. */
export function openGateway({ url, account, password, from }: Gateway): Texter {
  const authorization = `Basic ${Buffer.from(`${account}:${password}`).toString('base64')}`;
  return {
    async send({ to, text }) {
      const number = `+1${to.replace(/\D/g, '')}`;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: number, From: from, Body: text }),
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const why = `the gateway answered ${answer.status}`;
      // A number that is none stays none; a wrong password may be mended.
      throw answer.status === 400 ? new TextRefused(why) : new Error(why);
    },
  };
}

/** Writes each message as a file into a folder, and tells the log of it. */
export function openTextOutbox(folder: string, tell: (line: string) => void): Texter {
  return {
    async send({ to, text }) {
      await fs.mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.txt`;
      await fs.writeFile(path.join(folder, name), `To: ${to}\n\n${text}\n`, { flush: true });
      tell(`text message to ${to}\n  ${text}`);
    },
  };
}
