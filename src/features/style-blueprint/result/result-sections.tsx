import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { BodyResult, PersonalityResult } from '#contract/schemas/blueprint-results.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { FitCard } from '../wardrobe/fit-card.tsx';
import { BodySection } from './body-section.tsx';
import { ColorSection } from './color-section.tsx';
import { PersonalitySection } from './personality-section.tsx';
import styles from './result-sections.module.css';
import { Statements } from './statements.tsx';
import { WordsDetails } from './words-details.tsx';

/**
 * The three analyses one below the other; on a desktop three columns, and what is said at length in rows of the whole
 * width under them, so that no column runs on beside empty ones.
 */
export function ResultSections({
  owner,
  gender,
  name,
  color,
  place,
  palette,
  personality,
  body,
}: {
  owner: string;
  gender: BlueprintGender;
  /** Of the style; null until it has one. */
  name: string | null;
  /** Null where no portrait was sent. */
  color: ColorAnalysis | null;
  place: PortraitPlace;
  palette: OperationOutput<'getColorAnalysisData'>;
  personality: PersonalityResult | null;
  body: BodyResult | null;
}) {
  const shape = body?.attributes.find(({ attribute }) => attribute === 'shape');
  const others = body?.attributes.filter((one) => one !== shape) ?? [];
  return (
    <div className={styles.sections}>
      <div className={styles.color}>
        <ColorSection gender={gender} color={color} place={place} data={palette} />
      </div>
      <div className={styles.personality}>
        <PersonalitySection gender={gender} result={personality} />
      </div>
      <div className={styles.types}>
        {personality?.types.map((words) => (
          <WordsDetails key={words.type} words={words} pieces={personality.pieces} />
        ))}
      </div>
      <div className={styles.fit}>
        <FitCard owner={owner} gender={gender} name={name} />
      </div>
      <div className={styles.shape}>
        <BodySection gender={gender} result={body} />
      </div>
      <div className={styles.statements}>
        {body && shape && (
          <>
            <Statements
              title="Works for you"
              isGood
              statements={shape.works}
              pieces={body.pieces}
            />
            <Statements
              title="Less so"
              isGood={false}
              statements={shape.avoids}
              pieces={body.pieces}
            />
          </>
        )}
      </div>
      <div className={styles.lines}>
        {body &&
          others.map((words) => (
            <WordsDetails key={words.attribute} words={words} pieces={body.pieces} />
          ))}
      </div>
    </div>
  );
}
