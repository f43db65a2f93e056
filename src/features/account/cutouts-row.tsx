import { useQuery } from '@tanstack/react-query';
import { cutoutsToLookAtQuery } from '#api/cutouts.ts';
import { cutoutProgressQuery, useCutOut } from '#api/items.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/**
 * How many photos are cut out, and another try at all of them, which goes on when one leaves
 * ([Note: Cut-outs]).
 */
export function CutoutsRow({ owner }: { owner: string }) {
  const { data } = useQuery(cutoutProgressQuery(owner));
  const toLookAt = useQuery(cutoutsToLookAtQuery(owner)).data?.rows.length ?? 0;
  const { mutate, isPending } = useCutOut();
  if (!data?.isOn || data.photoCount === 0) return null;
  const { photoCount, cutoutCount, waitingCount } = data;
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Cut-outs
        <span className={styles.note} role="status">
          {waitingCount > 0
            ? `${waitingCount} of ${photoCount} still to try. You can leave.`
            : `${cutoutCount} of ${photoCount} photos${toLookAt > 0 ? `, ${toLookAt} to look at` : ''}`}
        </span>
      </span>
      {toLookAt > 0 && (
        <ButtonLink kind="secondary" size="small" to={paths.cutoutsToLookAt()}>
          Look at them
        </ButtonLink>
      )}
      <Button
        kind="secondary"
        size="small"
        busy={isPending}
        disabled={waitingCount > 0}
        onClick={() => mutate({ owner })}
      >
        Try all again
      </Button>
    </div>
  );
}
