import { useTakeBackAvailability } from '#api/availability.ts';
import { showUndo } from '#ui/toasts.ts';

/** Says what was done to a listing, and offers to take it back, together with where its piece is ([Note: Resale]). */
export function useUndo(owner: string): (title: string, changeId: string, text?: string) => void {
  const takeBack = useTakeBackAvailability();
  return (title, changeId, text) =>
    void showUndo(title, () => takeBack.mutate({ owner, changeId }), text);
}
