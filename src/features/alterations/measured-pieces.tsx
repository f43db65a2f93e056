import type { ChosenService } from '#api/store/pending-changes.ts';
import { Chip } from '#ui/chip.tsx';
import styles from './measured-pieces.module.css';

/** A piece whose services need measurements. */
export interface MeasuredPiece {
  itemId: string;
  title: string;
  /** For whom it is measured so far; null of one that is not. */
  whose: string | null;
}

/** The pieces of these services, each once. `whose` is read from what its lines say, `For Sam: …`. */
export function piecesOf(services: readonly ChosenService[]): MeasuredPiece[] {
  const pieces = new Map<string, MeasuredPiece>();
  for (const { selectedItem, measured } of services) {
    const { id, title } = selectedItem;
    const [, name, what = ''] = /^For (.+?): (.+)$/.exec(measured ?? '') ?? [];
    const isMeasured = name !== undefined && !what.startsWith('not measured');
    const whose = isMeasured ? name : (pieces.get(id)?.whose ?? null);
    pieces.set(id, { itemId: id, title, whose });
  }
  return [...pieces.values()];
}

/** The pieces that are meant unless others are chosen: not somebody else's, as long as there are such. */
export function ownPieces(pieces: readonly MeasuredPiece[], whose: string): string[] {
  const own = pieces.filter((one) => one.whose === null || one.whose === whose);
  return (own.length > 0 ? own : pieces).map(({ itemId }) => itemId);
}

/** The choice of pieces that somebody will wear, where one order has pieces of several people. */
export function MeasuredPieces({
  pieces,
  whose,
  chosen,
  onChoose,
}: {
  pieces: readonly MeasuredPiece[];
  whose: string;
  chosen: readonly string[];
  onChoose(itemIds: string[]): void;
}) {
  const isOneLeft = chosen.length === 1;
  const toggle = (itemId: string) => {
    if (!chosen.includes(itemId)) return onChoose([...chosen, itemId]);
    if (!isOneLeft) onChoose(chosen.filter((one) => one !== itemId));
  };
  return (
    <fieldset className={styles.pieces}>
      <legend>Pieces for {whose}</legend>
      {pieces.map(({ itemId, title, whose: other }) => (
        <Chip key={itemId} chosen={chosen.includes(itemId)} onClick={() => toggle(itemId)}>
          {title}
          {other !== null && other !== whose && `, now for ${other}`}
        </Chip>
      ))}
    </fieldset>
  );
}
