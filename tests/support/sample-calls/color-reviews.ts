import type { colorReviewsTable } from '#contract/operations/color-reviews.ts';
import { sendPortrait } from '../finished-blueprint.ts';
import type { TestServer } from '../test-server.ts';
import type { SampleCalls } from './sample-call.ts';

/** Somebody new who has sent a portrait. */
async function sent(server: TestServer) {
  const person = await server.person();
  const { submittedDate } = await sendPortrait(server, person);
  return { of: person.userId, email: person.email, submittedDate };
}

const of = async (server: TestServer) => ({ of: (await sent(server)).of });

/** A decision about the portrait of somebody new. */
async function about(server: TestServer) {
  const { of, submittedDate } = await sent(server);
  return { of, submittedDate, seen: null, note: 'By a window, please.' };
}

export const colorReviewsSamples: SampleCalls<typeof colorReviewsTable> = {
  getColorReviews: {
    async valid(server) {
      const narrowed = { status: 'all', search: (await sent(server)).email } as const;
      const order = { sort: 'screenName', direction: 'ascending' } as const;
      return { ...narrowed, ...order, page: null, size: 11 };
    },
  },
  getColorReviewCounts: { valid: async (server) => ({ search: (await sent(server)).email }) },
  getColorReview: { valid: of },
  openColorReview: { valid: of },
  leaveColorReview: { valid: of },
  decideColorReview: {
    valid: async (server) => ({ ...(await about(server)), season: 'warm' }),
  },
  askForAnotherPhoto: { valid: about },
};
