import { ArrowLeft, Link2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { IconButton } from '#ui/icon-button.tsx';
import { app } from '../app-state.ts';
import { perform } from '../perform.ts';
import styles from './address-strip.module.css';

/** The path that the page says it is at. A path written here and sent with Enter is a deep link. */
export function AddressStrip() {
  const { place, isWelcomed } = useSnapshot(app);
  const path = place?.path ?? '';
  return (
    <form
      className={styles.strip}
      onSubmit={(event) => {
        event.preventDefault();
        perform({
          do: 'open',
          path: String(new FormData(event.currentTarget).get('path')),
        });
      }}
    >
      <Link2 size={18} strokeWidth={1.6} aria-hidden="true" />
      <input
        key={path}
        name="path"
        aria-label="Path; press Enter to send it as a deep link"
        defaultValue={path}
        placeholder={isWelcomed ? 'The page has not said where it is' : 'Waiting for the page'}
        autoComplete="off"
        spellCheck={false}
      />
      <output className={styles.history} aria-label="History">
        history {place?.depth ?? 0}
      </output>
      <IconButton label="Back" onClick={() => perform({ do: 'back' })}>
        <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
