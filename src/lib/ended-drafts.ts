import { openDeviceDatabase } from './device-database.ts';
import { clearDraft } from './drafts.ts';

/**
 * Forgets what this device was to keep for a while only: drafts of anybody who used it whose `endsMs`, in milliseconds
 * since 1970, has passed. Never throws.
 */
export async function forgetEndedDrafts(): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    for (const { key, userId, draft } of await database.getAll('drafts')) {
      const { endsMs } = Object(draft);
      if (typeof endsMs !== 'number' || endsMs > Date.now()) continue;
      await clearDraft({ userId, name: key.slice(userId.length + 1) });
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
