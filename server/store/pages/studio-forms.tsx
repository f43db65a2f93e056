import { studioPath } from '../studio-session.ts';

/** Moments as the studio reads them, in its own time. */
export const studioDates = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Los_Angeles',
});

/** Where the studio has an order. */
export const studioOrderPath = (id: number): string => `${studioPath}/orders/${id}`;

/** The hidden parts of every form of an order. */
export const StudioHidden = ({ word, action }: { word: string; action: string }) => (
  <>
    <input type="hidden" name="word" value={word} />
    <input type="hidden" name="action" value={action} />
  </>
);
