import { useQuery } from '@tanstack/react-query';
import { analysisQuery } from '#api/blueprint.ts';
import { LabPicture } from '#components/lab/lab-picture.tsx';
import { isBodyDone } from '#contract/rules/blueprint-answers.ts';
import { isQuizDone } from '#contract/rules/personality-quiz.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './lab-row.module.css';

/** The Style Blueprint among the pieces of the Lab, and how far the member is with it. */
export function BlueprintRow({ owner }: { owner: string }) {
  const { data } = useQuery({ ...analysisQuery(owner), meta: { isHandled: true } });
  const answers = data?.answers;
  const done = answers
    ? [isQuizDone(answers.personality), data.color !== null, isBodyDone(answers)].filter(Boolean)
        .length
    : null;
  return (
    <li className={styles.row}>
      <Link to={paths.styleBlueprint()} className={styles.link}>
        <span className={styles.picture}>
          <LabPicture garments={['blazer-check', 'trouser-wide', 'loafers-oxblood']} isSmall />
        </span>
        <span className={styles.words}>
          <span className={styles.top}>
            <span>Style Blueprint</span>
            <span className={styles.on}>
              {done === null ? '' : done === 0 ? 'Begin' : done < 3 ? 'Go on' : 'See it'}
            </span>
          </span>
          <span className={styles.title}>Who you are in clothes</span>
          <span className={styles.line}>
            {done === null || done === 0
              ? 'Personality, color and shape'
              : done < 3
                ? `${['', 'One', 'Two'][done]} of three done`
                : 'All three done'}
          </span>
        </span>
      </Link>
    </li>
  );
}
