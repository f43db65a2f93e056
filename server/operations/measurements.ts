import { Refusal } from '../foundation/refusal.ts';
import { enqueue } from '../jobs/job.ts';
import { sendTextJob } from '../jobs/send-text.ts';
import { texts } from '../mails/texts.ts';
import {
  findMeasured,
  forgetMeasured,
  keepMeasured,
  listMeasured,
  reachMeasured,
} from '../repositories/measurements.ts';
import {
  beginMeasuring,
  endSession,
  findByPhone,
  isAskedFor,
  makeAnotherLink,
  noteActive,
  openByPhone,
  readMeasuring,
  toPhoneSession,
} from '../repositories/measuring-sessions.ts';
import { handle } from './operation.ts';

/** The path where a phone opens a form. */
const pathOf = (linkToken: string) => `/measure#${linkToken}`;

/** `measurements/query` and `measurements/manage`. */
export const measurementOperations = [
  handle('getMeasurements', {
    async run({ scope, database }) {
      return { people: await listMeasured(scope, database) };
    },
  }),

  handle('saveMeasurements', {
    async run({ input, viewer, scope, database, services }) {
      const row = await reachMeasured(scope, database, input);
      const taker = { method: 'MANUAL', from: viewer.sessionId } as const;
      return keepMeasured(database, row, input, taker, services.now());
    },
  }),

  handle('deleteMeasured', {
    async run({ input, scope, database }) {
      await forgetMeasured(scope, database, input.personId);
      return {};
    },
  }),

  handle('startMeasuring', {
    async run({ input, scope, database, services }) {
      const { types } = input;
      const { id } = await reachMeasured(scope, database, input);
      const now = services.now();
      const { sessionId, linkToken } = await beginMeasuring(
        database,
        scope.subject,
        id,
        types,
        now,
      );
      const session = await readMeasuring(scope, database, sessionId, now);
      return { session, path: pathOf(linkToken), canText: services.texter !== null };
    },
  }),

  handle('textMeasuringLink', {
    async run({ input, scope, database, services }) {
      const { sessionId, phone } = input;
      const now = services.now();
      if (!services.texter) throw new Refusal('not-found', 'no text messages leave this server');
      const linkToken = await makeAnotherLink(scope, database, sessionId, now);
      await enqueue(database, sendTextJob, texts.measure(services, phone, pathOf(linkToken)));
      return {};
    },
  }),

  handle('getMeasuring', {
    async run({ input, scope, database, services }) {
      return { session: await readMeasuring(scope, database, input.sessionId, services.now()) };
    },
  }),

  handle('openMeasuring', {
    run: ({ input, database, services }) => openByPhone(database, input, services.now()),
  }),

  handle('measureOnPhone', {
    async run({ input, database, services }) {
      const now = services.now();
      const found = await findByPhone(database, input.phoneKey, now);
      const named = [...Object.keys(input.values), ...(input.activeType ? [input.activeType] : [])];
      if (!named.every((type) => isAskedFor(found, type))) {
        throw new Refusal('invalid', 'another measure than was asked for', { values: 'not asked' });
      }
      const session = await noteActive(database, found, input.activeType);
      const person = await findMeasured(database, session.personId);
      const { values, basedOn, agesMs } = input;
      const isSaid = Object.keys(values).length > 0;
      const measured = isSaid ? { values, basedOn, agesMs } : { values };
      const taker = { method: 'SCAN', from: session.id } as const;
      const { isKept } = await keepMeasured(database, person, measured, taker, now);
      // What is still to be kept is asked for again.
      const isOver = input.isDone && isKept;
      const shown = isOver ? await endSession(database, session, now) : session;
      return { session: await toPhoneSession(database, shown, now), isKept };
    },
  }),
];
