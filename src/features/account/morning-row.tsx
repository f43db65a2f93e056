import { useQuery } from '@tanstack/react-query';
import { lolaMorningQuery } from '#api/lola.ts';
import { hourWords } from '#lib/hour-words.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** When Lola lays out the outfits of a day, and the way to change that. */
export function MorningRow({ owner }: { owner: string }) {
  const { data } = useQuery(lolaMorningQuery(owner));
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Outfits each morning
        {data && (
          <span className={styles.note}>
            {data.morning ? `At ${hourWords(data.morning.hour)}` : 'Off'}
          </span>
        )}
      </span>
      <ButtonLink kind="secondary" size="small" to={paths.suggested('morning')}>
        Change
      </ButtonLink>
    </div>
  );
}
