import { studioPath } from '../studio-session.ts';

/** Moments as the studio reads them, in its own time, which they say: `Nov 24, 2026, 2:37 AM PST`. */
export const studioDates = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'America/Los_Angeles',
});

/** What was typed as the price of a line, and refused. */
export interface RefusedPrice {
  lineId: number;
  text: string;
}

/** Where the studio has an order. */
export const studioOrderPath = (id: number): string => `${studioPath}/orders/${id}`;

/** The hidden parts of every form of an order. */
export const StudioHidden = ({ word, action }: { word: string; action: string }) => (
  <>
    <input type="hidden" name="word" value={word} />
    <input type="hidden" name="action" value={action} />
  </>
);
