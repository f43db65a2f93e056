import type { WaitingOutfit } from '#api/outfit-saves/outfit-saves.ts';
import { Board } from '#components/board/board.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './waiting-outfits.module.css';

/** Outfits that were saved on this device and are not with the server yet, or that it refused. */
export function WaitingOutfits({ waiting }: { waiting: readonly WaitingOutfit[] }) {
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label="On this device">
      <h2>On this device</h2>
      <ul>
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
