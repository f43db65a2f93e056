import { ClosedHere } from '#components/closed-here.tsx';

/** What is shown of a room that is closed to whoever is in a member's account. */
export function ClosedRoom() {
  return (
    <main>
      <ClosedHere isWholeScreen />
    </main>
  );
}
