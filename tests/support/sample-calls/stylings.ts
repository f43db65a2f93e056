import type { stylingsTable } from '#contract/operations/stylings.ts';
import { dayFromNow } from '../loans.ts';
import { stylable } from '../stylings.ts';
import type { Person, TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import { madeOnce } from './made-once.ts';
import { collageOf } from './outfits.ts';
import type { SampleCalls } from './sample-call.ts';

/** An outfit that somebody new laid for this person. */
async function received(server: TestServer, as: Person) {
  const sender = await server.person();
  const input = await stylable(server, as, sender);
  const { stylingId } = await server.call('sendStyling', input, sender);
  return { owner: as.userId, stylingId };
}

const nobodys = { stylingId: '999999999' };
const evening = () => ({ day: dayFromNow(2), slot: 'evening' as const });

export const stylingsSamples: SampleCalls<typeof stylingsTable> = {
  getStylings: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: ({ userId }) => [{ input: { owner: userId } }],
  },
  getStyling: {
    valid: madeOnce(received),
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  sendStyling: {
    valid: async (server, as) => ({
      ...(await stylable(server, await server.person(), as)),
      note: 'Trust me on the cape.',
      occasion: evening(),
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { title: 'Gallery', collage: collageOf(owner.itemIds) }),
  },
  withdrawStyling: {
    valid: async (server, as) => {
      const input = await stylable(server, await server.person(), as);
      const { stylingId } = await server.call('sendStyling', input, as);
      return { owner: input.owner, stylingId };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  keepStyling: {
    valid: async (server, as) => ({
      ...(await received(server, as)),
      plan: evening(),
      swaps: [],
    }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...nobodys, plan: null, swaps: [] }),
  },
  seeStyling: {
    valid: async (server, as) => ({ ...(await received(server, as)), isPassed: true }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...nobodys, isPassed: true }),
  },
};
