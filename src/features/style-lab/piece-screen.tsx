/** A piece of the Style Lab. */
export function PieceScreen() {
  return <main />;
}
