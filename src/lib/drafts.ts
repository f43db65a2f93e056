import { openDeviceDatabase } from './device-database.ts';

/** What a user has begun and not saved, by the name of the form. */
export interface DraftPlace {
  userId: string;
  name: string;
}

const keyOf = ({ userId, name }: DraftPlace): string => `${userId} ${name}`;

/**
 * The draft that was kept on this device, or null; null too where the browser keeps nothing. Only
 * its form is trusted: the caller checks that the fields are still those of today.
 */
export async function loadDraft<Draft>(place: DraftPlace): Promise<Draft | null> {
  return attempt(async (database) => {
    const kept = await database.get('drafts', keyOf(place));
    return (kept?.draft as Draft | undefined) ?? null;
  });
}

/** Keeps a draft in place of the one before. Never throws: a form works without it. */
export async function saveDraft(place: DraftPlace, draft: unknown): Promise<void> {
  await attempt((database) =>
    database.put('drafts', { key: keyOf(place), userId: place.userId, draft }),
  );
}

/** Forgets a draft: it was saved, or thrown away. Never throws. */
export async function clearDraft(place: DraftPlace): Promise<void> {
  await attempt((database) => database.delete('drafts', keyOf(place)));
}

type Database = Awaited<ReturnType<typeof openDeviceDatabase>>;

async function attempt<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work(await openDeviceDatabase());
  } catch {
    return null;
  }
}
