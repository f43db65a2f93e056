import { X } from 'lucide-react';
import type { WaitingOutfit } from '#api/outfit-saves/outfit-saves.ts';
import { Board } from '#components/board/board.tsx';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import type { UnsavedOutfit } from './unsaved-outfits.ts';
import styles from './waiting-outfits.module.css';

/**
 * Outfits that are on this device alone: what was laid out and not saved, and what was saved and is not with
 * the server yet, or was refused by it.
 */
export function WaitingOutfits({
  waiting,
  unsaved,
  onDiscard,
}: {
  waiting: readonly WaitingOutfit[];
  unsaved: readonly UnsavedOutfit[];
  onDiscard(unsaved: UnsavedOutfit): void;
}) {
  if (waiting.length + unsaved.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label="On this device">
      <h2>On this device</h2>
      <ul>
        {unsaved.map((one) => (
          <li key={one.place.name}>
            <Link to={one.path} className={styles.outfit}>
              <span className={styles.board}>
                <Board background={one.background} layers={one.layers} widthPx={128} />
              </span>
              <span>
                <span className={styles.title} dir="auto">
                  {one.title}
                </span>
                <span className={styles.note}>
                  {one.outfitId === null ? 'Unsaved outfit' : 'Unsaved changes'}
                </span>
              </span>
            </Link>
            <IconButton
              label={`Throw away: ${one.title}`}
              className={styles.discard}
              onClick={() => onDiscard(one)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {waiting.map(({ saveId, outfitId, title, background, layers, state }) => (
          <li key={saveId}>
            <Link
              to={
                outfitId === null
                  ? paths.createOutfit({ save: saveId })
                  : paths.editOutfit(outfitId)
              }
              className={styles.outfit}
            >
              <span className={styles.board}>
                <Board background={background} layers={layers} widthPx={128} />
                <span className={styles.mark}>
                  <WovenLabel>{state === 'waiting' ? 'Waiting' : 'Not saved'}</WovenLabel>
                </span>
              </span>
              <span className={styles.title} dir="auto">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
