import { owedToServer } from './session-end.ts';

/** Of what is kept of groups: the changes that the server was not told yet, each user's under their id. */
function changesOf(value: string): string | null {
  try {
    const all: Record<string, { changes?: unknown[] }> = Object(JSON.parse(value));
    const owed = Object.entries(all).filter(([, kept]) => kept?.changes?.length);
    if (owed.length === 0) return null;
    return JSON.stringify(
      Object.fromEntries(owed.map(([user, { changes }]) => [user, { list: [], changes }])),
    );
  } catch {
    return null;
  }
}

/** Where groups of outfits and of looks are kept on this device (product spec, section 3). */
export const groupKeys = {
  outfits: owedToServer('hem.outfitGroups', changesOf),
  looks: owedToServer('hem.lookGroups', changesOf),
} as const;
