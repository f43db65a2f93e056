import { useSnapshot } from 'valtio';
import { useMe } from '#api/users.ts';
import { Avatar } from '#components/avatar.tsx';
import { DressForm } from '#components/measurements/dress-form.tsx';
import {
  type BlueprintGender,
  blueprintGenderKeys,
  blueprintGenders,
} from '#contract/rules/blueprint.ts';
import type { BlueprintAnswers } from '#contract/rules/blueprint-answers.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { ButtonLink } from '#ui/button.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import paper from '#ui/pattern-paper.module.css';
import { Segmented } from '#ui/segmented.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { quizPicture } from '../personality/quiz-pictures.ts';
import { fromRoom } from '../use-quiz-steps.ts';
import { AnalysisRow } from './analysis-row.tsx';
import { colorWords, type Progress, progressOf } from './analysis-words.ts';
import styles from './blueprint-home.module.css';
import { SwatchPile } from './swatch-pile.tsx';

/** The room's first screen: what there is to answer, how far one is, and the way on. */
export function BlueprintHome({
  gender,
  isAsked,
  answers,
  color,
  colorPlace,
  colorSteps,
  onChoose,
}: {
  gender: BlueprintGender;
  /** Whether the gender is asked for: where the address has none. */
  isAsked: boolean;
  answers: BlueprintAnswers;
  color: ColorAnalysis | null;
  colorPlace: PortraitPlace;
  /** Steps of the color analysis that are done, of four. */
  colorSteps: number;
  onChoose(gender: BlueprintGender): void;
}) {
  const { token } = useSnapshot(session);
  const { isWebView, showHeader } = useSnapshot(host);
  // The app's own, with the same mark and member.
  const isDesktop = useIsDesktop();
  const hasTopBar = isDesktop && token !== null && showHeader && !isWebView;
  const account =
    token === null ? (
      <Link to={paths.auth(paths.styleBlueprint(gender))} className={styles.signIn}>
        Sign in
      </Link>
    ) : (
      <Me />
    );
  const all = progressOf(
    gender,
    answers,
    color && colorWords(color, colorPlace),
    colorSteps,
    color === null || color.review
      ? null
      : color.asked && colorPlace === 'server'
        ? 'portrait'
        : 'review',
  );
  // What a stylist waits for comes first.
  const next =
    (color?.asked && colorPlace === 'server' && !color.review
      ? all.find(({ analysis }) => analysis === 'color')
      : undefined) ?? all.find(({ isDone }) => !isDone);
  const wayOf = ({ analysis, isDone }: Progress) => partPath(gender, isDone ? 'result' : analysis);
  return (
    <main className={styles.screen}>
      <div className={`${styles.hero} ${paper.paper}`}>
        {!hasTopBar && (
          <div className={styles.top}>
            <Link to={paths.home()} className={styles.mark} aria-label="Hem">
              <Wordmark />
            </Link>
            {!isDesktop && account}
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>Style Blueprint</h1>
          <p className={styles.lead}>Three short looks at you, then one at every piece you own.</p>
          {isAsked && (
            <Segmented
              label="Whose blueprint"
              value={gender}
              options={blueprintGenderKeys.map((value) => ({
                value,
                label: blueprintGenders[value],
              }))}
              onChange={onChoose}
            />
          )}
        </div>
        <span className={styles.form}>
          <DressForm
            build={gender === 'female' ? 'curve' : 'straight'}
            active="waist"
            needed={['bust', 'hips']}
          />
        </span>
      </div>
      <div className={styles.sheet}>
        {isDesktop && !hasTopBar && <div className={styles.account}>{account}</div>}
        <ul className={styles.rows}>
          {all.map((progress) => (
            <AnalysisRow
              key={progress.analysis}
              progress={progress}
              to={wayOf(progress)}
              picture={<AnalysisPicture gender={gender} analysis={progress.analysis} />}
            />
          ))}
        </ul>
        {token === null && (
          <p className={styles.note}>
            Any order, any day. Your answers stay on this device until you sign in.
          </p>
        )}
        <div className={styles.foot}>
          <ButtonLink wide to={next ? wayOf(next) : partPath(gender, 'result')} state={fromRoom}>
            {next ? next.goOn : 'See your Blueprint'}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

/** The member, in place of the way to the sign-in. */
function Me() {
  const me = useMe();
  if (!me) return null;
  const name = me.screenName ?? me.firstName ?? me.email;
  return (
    <IconLink to={paths.accountSettings()} label="Account Settings">
      <Avatar name={name} imageUrl={me.imageUrl} />
    </IconLink>
  );
}

function AnalysisPicture({
  gender,
  analysis,
}: {
  gender: BlueprintGender;
  analysis: Progress['analysis'];
}) {
  if (analysis === 'personality')
    return <img src={quizPicture(gender, 'rain', 'Classic')} alt="" />;
  if (analysis === 'color') return <SwatchPile />;
  return <DressForm build={gender === 'female' ? 'curve' : 'straight'} active={null} needed={[]} />;
}
