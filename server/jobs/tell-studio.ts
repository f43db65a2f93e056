import type { JobServices } from '../ports/services.ts';
import { findCancelAsked, findForStudio } from '../repositories/service-messages.ts';
import { findQuoteAnswer } from '../repositories/service-quote-changes.ts';
import type { Job } from './job.ts';
import { orGiveUp } from './send-mail.ts';

/**
 * The news the studio is told of, by Hem's own id: of a quote its line, and the US cents that were answered; of a
 * wish to
 * cancel its order, beside the message that says it.
 */
type StudioNews =
  | { kind: 'message' | 'problem' | 'cancel'; id: number }
  | { kind: 'quote'; id: number; cents: number };

/** Tells the studio what a member says. */
export const tellStudioJob: Job<StudioNews> = {
  kind: 'tell-studio',
  work: (news, services) => orGiveUp(() => tell(news, services)),
};

async function tell(news: StudioNews, { open, studio }: JobServices): Promise<void> {
  const { database } = open;
  if (news.kind === 'quote') {
    const answer = await findQuoteAnswer(database, news.id, news.cents);
    if (answer) await studio.tellQuoteAnswer(answer);
  } else if (news.kind === 'cancel') {
    const order = await findCancelAsked(database, news.id);
    if (!order) return;
    await studio.tellCancelAsked(order.storeOrderId, async (within) => {
      const latest = await findCancelAsked(within, news.id);
      return latest?.isAsked === true;
    });
  } else {
    const words = await findForStudio(database, news.kind, news.id);
    if (words) await studio.tell(words);
  }
}
