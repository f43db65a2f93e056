import { think } from '../stylist-tasks/knowledge.ts';
import { runTask } from '../stylist-tasks/tasks.ts';
import type { StylistPort } from './stylist.ts';

/** The stylist on the thread that asks: for tests, and for what runs before the server listens. */
export const inlineStylist: StylistPort = {
  ask: async (name, { known }, input) => runTask(name, think(known), input),
  warm: () => {},
  close: async () => {},
};
