import { useQuery } from '@tanstack/react-query';
import { lolaModelQuery, useAllowLolaModel } from '#api/lola-model.ts';
import { Segmented } from '#ui/segmented.tsx';
import styles from './setting-row.module.css';

const options = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const;

/** Whether a language model may help Lola with words, and what is sent to whom then; nothing where there is none. */
export function ModelRow({ owner }: { owner: string }) {
  const { data } = useQuery(lolaModelQuery(owner));
  const allow = useAllowLolaModel();
  if (!data?.provider) return null;
  const { provider, isAllowed } = data;
  const isOn = allow.isPending ? allow.variables.provider !== null : isAllowed;
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>Lola’s language model</span>
        <span className={styles.note}>
          Understands more, and says it better. It sends {provider} what you write to Lola, with the
          date, and the titles, kinds, colors and patterns of the pieces in her answers: no photos,
          no names, no prices, not your place. Nothing while it is off.
        </span>
      </span>
      <Segmented
        label="Lola’s language model"
        value={isOn ? 'on' : 'off'}
        options={options}
        onChange={(next) => {
          if (!allow.isPending) allow.mutate({ owner, provider: next === 'on' ? provider : null });
        }}
      />
    </div>
  );
}
