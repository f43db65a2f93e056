import { endImpersonationsJob } from '../jobs/end-impersonations.ts';
import { enqueue } from '../jobs/job.ts';
import { leaveAccount, tellOfImpersonation } from '../jobs/leave-account.ts';
import { checkLog, readLog } from '../repositories/impersonation-log.ts';
import {
  findImpersonation,
  findMembers,
  type ImpersonationRow,
  startImpersonation,
} from '../repositories/impersonations.ts';
import { handle } from './operation.ts';

/** Entries that the bar shows. */
const shownEntries = 5;

const toImpersonation = (row: ImpersonationRow) => ({
  impersonationId: row.id,
  name: row.subjectName,
  reason: row.reason,
  startedDate: row.startedAt.toISOString(),
  endsDate: row.endsAt.toISOString(),
});

/** `admin/query` and `admin/manage` on being in a member's account ([Note: Stand-ins]). */
export const impersonationOperations = [
  handle('findMembers', {
    async run({ input, viewer, database, services }) {
      const asked = { now: services.now(), signer: services.signer.forOthers() };
      return { members: await findMembers(viewer, database, input.search, asked) };
    },
  }),

  handle('startImpersonation', {
    async run({ input, viewer, database, services, device }) {
      const asked = { now: services.now(), signer: services.signer, device };
      const { token, row, replaced } = await startImpersonation(viewer, database, input, asked);
      for (const each of replaced) await tellOfImpersonation(database, each, asked.now);
      await enqueue(database, endImpersonationsJob, {}, row.endsAt);
      return { token, userId: row.subjectId, impersonation: toImpersonation(row) };
    },
  }),

  handle('endImpersonation', {
    async run({ viewer, database, services }) {
      if (viewer.standsInFor) await leaveAccount(services, database, viewer.standsInFor);
      return {};
    },
  }),

  handle('getImpersonation', {
    async run({ viewer, database }) {
      if (!viewer.standsInFor) return { impersonation: null, entries: [] };
      const row = await findImpersonation(database, viewer.standsInFor);
      const { entries } = await readLog(database, { impersonationId: row.id }, shownEntries);
      return { impersonation: toImpersonation(row), entries };
    },
  }),

  handle('getImpersonationLog', {
    run: ({ input: { before, memberId, staffId }, database }) =>
      readLog(database, {
        ...(before ? { before: Number(before) } : {}),
        ...(memberId ? { subjectId: memberId } : {}),
        ...(staffId ? { staffId } : {}),
      }),
  }),

  handle('checkImpersonationLog', {
    async run({ database, services }) {
      const { brokenAt, ...checked } = await checkLog(database, services.signer);
      return { ...checked, brokenAt: brokenAt === null ? null : String(brokenAt) };
    },
  }),
];
