import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './turn-view.module.css';

/** Says that the member's own colors are not known yet, with the way to where they are found. */
export function WayToColors() {
  const hasBlueprint = isUnlocked('styleBlueprint', { features: useFeatureConfig() });
  return (
    <>
      <p className={styles.note}>
        {hasBlueprint
          ? 'I do not know your colors yet, so these go by everything else. Your Style Blueprint finds them.'
          : 'I do not know your colors, so these go by everything else.'}
      </p>
      {hasBlueprint && (
        <div className={styles.ways}>
          <ButtonLink kind="secondary" size="small" to={paths.styleBlueprint()}>
            Find my colors
          </ButtonLink>
        </div>
      )}
    </>
  );
}
