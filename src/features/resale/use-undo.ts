import { useTakeBackAvailability } from '#api/availability.ts';
import { dismissToast, showUndo } from '#ui/toasts.ts';

/** The last offer to undo: only the last step of a listing can be taken back. */
let offered = 0;

/** Says what was done to a listing, and offers to take it back, together with where its piece is ([Note: Resale]). */
export function useUndo(owner: string): (title: string, changeId: string, text?: string) => void {
  const takeBack = useTakeBackAvailability();
  return (title, changeId, text) => {
    dismissToast(offered);
    offered = showUndo(title, () => takeBack.mutate({ owner, changeId }), text);
  };
}
