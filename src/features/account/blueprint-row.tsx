import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The way to the member's Style Blueprint, where that room is open. */
export function BlueprintRow() {
  const features = useFeatureConfig();
  if (!isUnlocked('styleBlueprint', { features })) return null;
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Style Blueprint
        <span className={styles.note}>Personality, color and shape</span>
      </span>
      <ButtonLink
        kind="secondary"
        size="small"
        to={paths.styleBlueprint()}
        label="Open your Style Blueprint"
      >
        Open
      </ButtonLink>
    </div>
  );
}
