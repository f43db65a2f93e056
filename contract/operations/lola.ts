import type { OperationTable } from './descriptor.ts';
import { member, quiet } from './traits.ts';

const own = { service: 'lola', ...member, sight: 'owner' } as const;
const query = { ...own, verb: 'query', kind: 'read', whileStoodIn: 'open' } as const;
const manage = { ...own, verb: 'manage', kind: 'write' } as const;

/** Product spec, section 6. */
const morning = { needs: 'lolaMornings' } as const;

/** The operations of the stylist. */
export const lolaTable = {
  fetchLolaOutfitSuggestions: {
    ...manage,
    ...quiet,
    // Product spec, section 8.
    dialogOnTimeout: false,
    perMinute: 30,
    spoils: ['GetLolaTurns'],
  },
  getLolaTurns: { ...query, provides: ['GetLolaTurns'] },
  deleteLolaTurns: { ...manage, spoils: ['GetLolaTurns'] },
  getLolaSwaps: { ...query, perMinute: 60, provides: ['GetLolaTaste'] },
  // Read whenever the screen opens; nothing changes under a finger.
  getLolaSuggestions: { ...query, perMinute: 60 },
  getLolaMorning: { ...query, ...morning, provides: ['GetLolaMorning'] },
  saveLolaMorning: { ...manage, ...morning, spoils: ['GetLolaMorning'] },
  noteLolaTaste: { ...manage, spoils: ['GetLolaTaste'] },
  takeBackLolaNote: { ...manage, spoils: ['GetLolaTaste'] },
  // What is told of a piece changes what would take another's place, too.
  tellLolaOfItem: { ...manage, spoils: ['GetLolaTurns', 'GetLolaTaste'] },
  getLolaTaste: { ...query, provides: ['GetLolaTaste'] },
  // What was told of pieces is forgotten with the rest, and asked about again.
  forgetLolaTaste: { ...manage, spoils: ['GetLolaTurns', 'GetLolaTaste'] },
  getLolaPlace: { ...query, provides: ['GetLolaPlace'] },
  findLolaPlaces: { ...query, perMinute: 30 },
  keepLolaPlace: { ...manage, spoils: ['GetLolaPlace'] },
  forgetLolaPlace: { ...manage, spoils: ['GetLolaPlace'] },
  getLolaModel: { ...query, provides: ['GetLolaModel'] },
  allowLolaModel: { ...manage, spoils: ['GetLolaModel'] },
  getLolaForecast: { ...query, perMinute: 60, provides: ['GetLolaPlace'] },
} as const satisfies OperationTable;
