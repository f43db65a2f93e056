import { useSnapshot } from 'valtio';
import { type Upload, uploads } from '#api/upload-queue/uploads.ts';
import styles from './profile-tab.module.css';

/** Says that the photos which were chosen before the profile are not forgotten while it is filled in. */
export function PhotosUnderWay() {
  const list = useSnapshot(uploads).list as readonly Upload[];
  const count = list.filter(
    ({ destination, step }) => destination.kind === 'item' && step !== 'refused' && step !== 'same',
  ).length;
  if (count === 0) return null;
  return (
    <p className={styles.photos} role="status">
      {count === 1 ? 'Your photo is' : `Your ${count} photos are`} being added meanwhile.
    </p>
  );
}
