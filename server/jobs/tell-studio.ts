import { mails } from '../mails.ts';
import { findCancelAsked, findForStudio } from '../repositories/service-messages.ts';
import { findQuoteAnswer } from '../repositories/service-quote-changes.ts';
import type { JobServices } from '../services.ts';
import { keepCancelAsked, keepCustomerWords } from '../store/messages.ts';
import { keepQuoteAnswer } from '../store/quotes.ts';
import type { Job } from './job.ts';
import { sendOrGiveUp } from './send-mail.ts';

/**
 * What the studio is told of, by Hem's own id: of a quote its line, and the US cents that were answered; of a wish to
 * cancel its order, beside the message that says it.
 */
type StudioNews =
  | { kind: 'message' | 'problem' | 'cancel'; id: number }
  | { kind: 'quote'; id: number; cents: number };

/** Tells the studio what a member says: the embedded store in its own table, a real shop's studio by mail. */
export const tellStudioJob: Job<StudioNews> = {
  kind: 'tell-studio',
  async work(news, services) {
    if (news.kind === 'quote') return tellAnswer(news, services);
    if (news.kind === 'cancel') return tellCancel(news.id, services);
    const { kind, id } = news;
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

/** Marks the order in the embedded store; a real shop's studio reads the message. */
async function tellCancel(id: number, { open, config }: JobServices) {
  if (config.store !== 'embedded') return;
  const order = await findCancelAsked(open.database, id);
  if (!order) return;
  // It may be asked and taken back at once, on two servers: what is kept last is what is so.
  await open.transaction((database) =>
    keepCancelAsked(database, Number(order.storeOrderId), async () => {
      const latest = await findCancelAsked(database, id);
      return latest?.isAsked === true;
    }),
  );
}

async function tellAnswer({ id, cents }: { id: number; cents: number }, services: JobServices) {
  const { open, config, mailer, now } = services;
  const answer = await findQuoteAnswer(open.database, id, cents);
  if (!answer) return;
  if (config.store === 'embedded') {
    const { storeOrderId, storeLineId } = answer;
    await open.transaction((database) =>
      keepQuoteAnswer(
        database,
        Number(storeOrderId),
        { ...answer, lineId: Number(storeLineId) },
        now(),
      ),
    );
  } else if (config.studioEmail) {
    await sendOrGiveUp(mailer, mails.quoteAnswer(config.studioEmail, answer));
  }
}
