import { ArrowLeft, Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './piece-top.module.css';

/** The way back from a piece, unless the host has one; its bookmark; and the *more* menu. */
export function PieceTop({
  isSaved,
  onSave,
}: {
  isSaved: boolean;
  onSave(isSaved: boolean): void;
}) {
  const navigate = useNavigate();
  const { showHeader } = useSnapshot(host);
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  return (
    <div className={styles.top}>
      {!hostGoesBack && (
        <IconButton
          label="Back"
          raised
          onClick={() =>
            hasPlaceToGoBack() ? navigate(-1) : navigate(paths.styleLab(), { replace: true })
          }
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <span className={styles.end}>
        <IconButton
          label={isSaved ? 'No longer save' : 'Save'}
          raised
          aria-pressed={isSaved}
          className={isSaved ? (styles.saved ?? '') : ''}
          onClick={() => onSave(!isSaved)}
        >
          <Bookmark aria-hidden="true" />
        </IconButton>
        <MoreMenuSlot raised />
      </span>
    </div>
  );
}
