import { mails } from '../mails.ts';
import { findForStudio } from '../repositories/service-messages.ts';
import { keepCustomerWords } from '../store/messages.ts';
import type { Job } from './job.ts';
import { sendOrGiveUp } from './send-mail.ts';

/** Tells the studio what a member says: the embedded store in its own table, a real shop's studio by mail. */
export const tellStudioJob: Job<{ kind: 'message' | 'problem'; id: number }> = {
  kind: 'tell-studio',
  async work({ kind, id }, services) {
    const { open, config, mailer, now } = services;
    const said = await findForStudio(open.database, kind, id);
    if (!said) return;
    if (config.store === 'embedded') {
      const words = { reference: `${kind} ${id}`, isProblem: kind === 'problem', text: said.text };
      await keepCustomerWords(open.database, Number(said.storeOrderId), words, now());
    } else if (config.studioEmail) {
      await sendOrGiveUp(mailer, mails.toStudio(config.studioEmail, said, kind));
    }
  },
};
