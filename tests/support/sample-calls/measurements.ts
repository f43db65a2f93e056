import type { measurementsTable } from '#contract/operations/measurements.ts';
import { newToken } from '#server/repositories/sessions.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import { nobodysLink } from './made-link.ts';
import type { SampleCalls } from './sample-call.ts';

/** Begins a form, and answers it with the token of its link. */
async function begin(server: TestServer, as: Owner) {
  const input = { owner: as.userId, types: ['waist' as const] };
  const { session, path } = await server.call('startMeasuring', input, as);
  return { sessionId: session.sessionId, linkToken: path.split('#')[1]! };
}

/** The key of a phone that has opened a form. */
async function phoneKeyOf(server: TestServer, as: Owner): Promise<string> {
  const { linkToken } = await begin(server, as);
  const phoneKey = newToken();
  await server.call('openMeasuring', { linkToken, phoneKey });
  return phoneKey;
}

const values = { waist: 0.7493 };
const phoneCall = { activeType: 'waist' as const, values };

export const measurementsSamples: SampleCalls<typeof measurementsTable> = {
  getMeasurements: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveMeasurements: {
    valid: async (_server, as) => ({ owner: as.userId, values }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, values } },
      { input: { owner: stranger.userId, personId: owner.measuredId, values } },
    ],
  },
  deleteMeasured: {
    valid: async (server, as) => {
      const sam = { owner: as.userId, name: 'Sam', values };
      const { person } = await server.call('saveMeasurements', sam, as);
      return { owner: as.userId, personId: person.personId! };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { personId: owner.measuredId }),
  },
  startMeasuring: {
    valid: async (_server, as) => ({ owner: as.userId, types: ['waist'] }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { personId: owner.measuredId, types: ['waist' as const] }),
  },
  textMeasuringLink: {
    valid: async (server, as) => {
      const { sessionId } = await begin(server, as);
      return { owner: as.userId, sessionId, phone: '(775) 555-0123' };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { sessionId: owner.measuringId, phone: '775-555-0123' }),
  },
  getMeasuring: {
    valid: async (_server, as) => ({ owner: as.userId, sessionId: as.measuringId }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { sessionId: owner.measuringId }),
  },
  openMeasuring: {
    valid: async (server, as) => ({
      linkToken: (await begin(server, as)).linkToken,
      phoneKey: newToken(),
    }),
    about: async () => ({ linkToken: nobodysLink, phoneKey: nobodysLink }),
  },
  measureOnPhone: {
    valid: async (server, as) => ({ phoneKey: await phoneKeyOf(server, as), ...phoneCall }),
    about: async () => ({ phoneKey: nobodysLink, ...phoneCall }),
  },
};
