import type { Database } from '../database/database.ts';
import { mailOfImpersonation } from '../mails/impersonation-mail.ts';
import type { Services } from '../ports/services.ts';
import {
  endImpersonation,
  findImpersonation,
  findOver,
  type ImpersonationRow,
} from '../repositories/impersonations.ts';
import type { StandIn } from '../repositories/viewer.ts';
import { enqueue } from './job.ts';
import { sendMailJob } from './send-mail.ts';

/** Has the member told by mail that the staff was in their account. */
export async function tellOfImpersonation(
  database: Database,
  row: ImpersonationRow,
  now: Date,
): Promise<void> {
  const mail = await mailOfImpersonation(database, row, now);
  if (mail) await enqueue(database, sendMailJob, mail);
}

/** Ends a stand-in as its staff member asked, and tells the member. */
export async function leaveAccount(
  services: Pick<Services, 'signer' | 'now'>,
  database: Database,
  standIn: StandIn,
): Promise<void> {
  const row = await findImpersonation(database, standIn);
  const now = services.now();
  if (!(await endImpersonation(database, services.signer, row, 'staff', now))) return;
  await tellOfImpersonation(database, row, now);
}

/** Ends what is over with the sessions of a staff member that have just ended, and tells the members. */
export async function leaveWithSessions(
  services: Pick<Services, 'signer' | 'now'>,
  database: Database,
  staffId: string,
): Promise<void> {
  const now = services.now();
  for (const { row, by } of await findOver(database, now, staffId)) {
    if (await endImpersonation(database, services.signer, row, by, now)) {
      await tellOfImpersonation(database, row, now);
    }
  }
}
