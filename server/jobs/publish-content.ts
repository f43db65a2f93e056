import { publishScheduled } from '../repositories/content-schedules.ts';
import type { Job } from './job.ts';

/** Shows a text whose time has come. */
export const publishContentJob: Job<{ scheduleId: number }> = {
  kind: 'publish-content',
  async work({ scheduleId }, { open, now }) {
    await open.transaction((database) => publishScheduled(database, scheduleId, now()));
  },
};
