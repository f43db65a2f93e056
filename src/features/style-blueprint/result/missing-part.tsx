import {
  type AnalysisType,
  analysisTypes,
  type BlueprintGender,
} from '#contract/rules/blueprint.ts';
import { ButtonLink } from '#ui/button.tsx';
import { partPath } from '../blueprint-paths.ts';
import styles from './section.module.css';

const words: Record<AnalysisType, string> = {
  personality: 'Twelve pictures say what you reach for.',
  color: 'One portrait, by a window, says which shades are yours.',
  body: 'A few lines of your shape say what works on it.',
};

/** Stands for an analysis that is not finished, with the way to it. */
export function MissingPart({
  gender,
  analysis,
}: {
  gender: BlueprintGender;
  analysis: AnalysisType;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{analysisTypes[analysis]} comes yet</h2>
      <p className={styles.text}>{words[analysis]}</p>
      <div>
        <ButtonLink kind="secondary" size="small" to={partPath(gender, analysis)}>
          Go on with it
        </ButtonLink>
      </div>
    </section>
  );
}
