import {
  type AnalysisType,
  analysisTypes,
  type BlueprintGender,
} from '#contract/rules/blueprint.ts';
import { ButtonLink } from '#ui/button.tsx';
import { partPath } from '../blueprint-paths.ts';
import { fromResult } from '../use-quiz-steps.ts';
import styles from './section.module.css';

const words: Record<AnalysisType, { text: string; way: string }> = {
  personality: { text: 'Twelve pictures say what you reach for.', way: 'Choose the pictures' },
  color: {
    text: 'One portrait, by a window, says which shades are yours.',
    way: 'Take the portrait',
  },
  body: { text: 'A few lines of your shape say what works on it.', way: 'Tell your shape' },
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
      <h2 className={styles.title}>Still to come: {analysisTypes[analysis].toLowerCase()}</h2>
      <p className={styles.text}>{words[analysis].text}</p>
      <div>
        <ButtonLink
          kind="secondary"
          size="small"
          to={partPath(gender, analysis)}
          state={fromResult}
        >
          {words[analysis].way}
        </ButtonLink>
      </div>
    </section>
  );
}
