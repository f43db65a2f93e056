import { ArrowLeft, History } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './ask-lola-screen.module.css';

/** The conversation's head: the way back, her name, and the way to what was asked. */
export function LolaHead({ isWide, onHistory }: { isWide: boolean; onHistory(): void }) {
  const navigate = useNavigate();
  const { showHeader } = useSnapshot(host);
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  return (
    <header className={styles.head}>
      {!hostGoesBack && !isWide && (
        <IconButton
          label="Back"
          onClick={() =>
            hasPlaceToGoBack() ? navigate(-1) : navigate(paths.wardrobes(), { replace: true })
          }
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <div className={styles.name}>
        <span className={styles.monogram} aria-hidden="true">
          L
        </span>
        <ScreenTitle title="Ask Lola" isHeardOnly={!showHeader} />
      </div>
      <span className={styles.ends}>
        <IconButton label="Your conversation" onClick={onHistory}>
          <History aria-hidden="true" />
        </IconButton>
        <MoreMenuSlot />
      </span>
    </header>
  );
}
