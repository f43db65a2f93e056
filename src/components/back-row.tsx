import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './back-row.module.css';
import { type MoreMenuProps, MoreMenuSlot } from './more-menu-slot.tsx';

/**
 * The first row of a screen that one comes to from another: the way back, unless the host has one, and the *more* menu.
 * @param home where it leads if there is nothing to go back to
 * @param own the screen's own entries in the menu
 * @param children what stands in its middle
 */
export function BackRow({
  home,
  own,
  children,
}: {
  home: string;
  own?: MoreMenuProps['own'];
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const { showHeader } = useSnapshot(host);
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  return (
    <div className={styles.row}>
      {!hostGoesBack && (
        <IconButton
          label="Back"
          onClick={() => (hasPlaceToGoBack() ? navigate(-1) : navigate(home, { replace: true }))}
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      {children && <span className={styles.middle}>{children}</span>}
      <span className={styles.end}>
        <MoreMenuSlot {...(own && { own })} />
      </span>
    </div>
  );
}
