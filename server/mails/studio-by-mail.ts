import type { Mailer } from '../ports/mailer.ts';
import type { StudioPort } from '../ports/studio.ts';
import { mails } from './mails.ts';

/** A studio that reads mail, at this address; null: nobody is told. Throws what the mailer throws. */
export function studioByMail(mailer: Mailer, to: string | null): StudioPort {
  return {
    async tell(words) {
      if (to) await mailer.send(mails.toStudio(to, words));
    },
    // It reads the message.
    async tellCancelAsked() {},
    async tellQuoteAnswer(answer) {
      if (to) await mailer.send(mails.quoteAnswer(to, answer));
    },
  };
}
