import { proxy, snapshot } from 'valtio/vanilla';
import { openDeviceDatabase } from '#lib/device-database.ts';
import { clearDraft, flushDraft, keepDraftNow, loadDraft, saveDraft } from '#lib/drafts.ts';
import { session } from '#lib/session.ts';
import { adoptVisitorDrafts, visitorId } from '#lib/visitor-drafts.ts';
import { type ColorTaps, noTaps, type Tap, tapParts } from './color-taps.ts';

/*
 * [Note: Portrait on the device] A portrait that is not with the server yet lies on the device, with what was pointed
 * at, for 24 hours at most, and after consent. A visitor's stays there; it goes to a stylist once they have signed in, if
 * they sent it (decision 104).
 */

/** How long a portrait that was not sent is kept, in milliseconds. */
const keptMs = 24 * 3_600_000;

/** A portrait that is not with the server yet. */
export interface PortraitDraft {
  bytes: ArrayBuffer;
  /** Its media type. */
  type: string;
  taps: ColorTaps;
  /** When it was taken, in milliseconds since 1970. */
  takenMs: number;
  /** Whether it is to be sent as soon as somebody has signed in. */
  isSent: boolean;
}

/** The portrait of whoever is here; `isLoaded` once the device was asked for it. */
export const portrait = proxy<{ draft: PortraitDraft | null; isLoaded: boolean }>({
  draft: null,
  isLoaded: false,
});

const placeOf = (userId: string) => ({ userId, name: 'color-portrait' });
const ownPlace = () => placeOf(session.userId ?? visitorId);

let loadedFor: string | null = null;

/** Asks the device for the portrait of whoever is here; a visitor's goes over to whoever signs in. */
export async function loadPortrait(): Promise<void> {
  const place = ownPlace();
  if (loadedFor === place.userId) return;
  loadedFor = place.userId;
  portrait.isLoaded = false;
  if (place.userId !== visitorId) await adoptVisitorDrafts(place.userId);
  const draft = read(await loadDraft(place));
  if (loadedFor !== place.userId) return;
  portrait.draft = draft;
  portrait.isLoaded = true;
  // What is too old is not kept for another day.
  if (!draft) void clearDraft(place);
}

/** Keeps a portrait in the place of the one before; the device has its words before this returns. */
export function keepPortrait(draft: PortraitDraft): void {
  portrait.draft = draft;
  // It goes then also if nobody opens the room again.
  saveDraft(ownPlace(), { ...draft, endsMs: draft.takenMs + keptMs });
  keepDraftNow(ownPlace());
}

/** Keeps what was pointed at, or that it is to be sent. */
export function changePortrait(change: Partial<Pick<PortraitDraft, 'taps' | 'isSent'>>): void {
  const now = snapshot(portrait).draft as PortraitDraft | null;
  // The bytes are the same ones, which are not written again.
  if (now && portrait.draft) keepPortrait({ ...now, bytes: portrait.draft.bytes, ...change });
}

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('hem color-portrait') : null;
channel?.addEventListener('message', ({ data }) => {
  if (data.forgottenOf === ownPlace().userId) portrait.draft = null;
});

/** Forgets it, in all tabs: it is with the server, or was thrown away. */
export function forgetPortrait(): void {
  portrait.draft = null;
  void clearDraft(ownPlace());
  channel?.postMessage({ forgottenOf: ownPlace().userId });
}

/** Drops what another tab has sent meanwhile. Throws where the browser keeps nothing. */
export async function dropSentElsewhere(): Promise<void> {
  const place = ownPlace();
  await flushDraft(place);
  await openDeviceDatabase();
  if ((await loadDraft(place)) === null) portrait.draft = null;
}

const isTap = (tap: unknown): tap is Tap => {
  const { x, y, hex } = Object(tap);
  return Number.isFinite(x) && Number.isFinite(y) && /^#[0-9a-f]{6}$/.test(hex);
};

/** What was kept, as far as this version knows it, and unless it is too old. */
function read(kept: unknown): PortraitDraft | null {
  const { bytes, type, taps, takenMs, isSent } = Object(kept);
  const isBytes = Object.prototype.toString.call(bytes) === '[object ArrayBuffer]';
  if (!isBytes || typeof type !== 'string' || typeof takenMs !== 'number') return null;
  // A clock that was put back keeps it no longer.
  if (Math.abs(Date.now() - takenMs) > keptMs) return null;
  const read = tapParts.map((part) => [part, (taps?.[part] ?? []).filter(isTap)]);
  return {
    bytes,
    type,
    taps: { ...noTaps, ...Object.fromEntries(read) },
    takenMs,
    isSent: isSent === true,
  };
}
