import { useQuery } from '@tanstack/react-query';
import { lolaPlaceQuery } from '#api/lola-place.ts';
import { Button } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The place where the member said they will be, for Lola's weather; nothing where nobody is asked for it. */
export function PlaceRow({ owner, onOpen }: { owner: string; onOpen(): void }) {
  const { data } = useQuery(lolaPlaceQuery(owner));
  if (!data?.isOn) return null;
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Place for the weather
        <span className={styles.note} dir="auto">
          {data.place ? (data.place.name ?? 'Where you are') : 'None'}
        </span>
      </span>
      <Button kind="secondary" size="small" onClick={onOpen}>
        {data.place ? 'Change' : 'Choose'}
      </Button>
    </div>
  );
}
