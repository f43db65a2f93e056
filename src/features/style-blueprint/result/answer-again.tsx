import type { ReactNode } from 'react';
import {
  type AnalysisType,
  analysisTypes,
  type BlueprintGender,
} from '#contract/rules/blueprint.ts';
import { type BlueprintAnswers, isBodyDone } from '#contract/rules/blueprint-answers.ts';
import { isQuizDone } from '#contract/rules/personality-quiz.ts';
import { Link } from '#ui/link.tsx';
import { partPath } from '../blueprint-paths.ts';
import { fromResult } from '../use-quiz-steps.ts';
import styles from './answer-again.module.css';

/** The ways back into what is finished, to answer it anew. */
export function AnswerAgain({
  gender,
  answers,
  hasColor,
  children,
}: {
  gender: BlueprintGender;
  answers: BlueprintAnswers;
  hasColor: boolean;
  /** Beside the ways. */
  children?: ReactNode;
}) {
  const ways: [AnalysisType, isDone: boolean, to: string][] = [
    ['personality', isQuizDone(answers.personality), partPath(gender, 'personality', 1)],
    ['color', hasColor, partPath(gender, 'color')],
    ['body', isBodyDone(answers), partPath(gender, 'body', 1)],
  ];
  return (
    <nav className={styles.again} aria-label="Answer again">
      <p>Answer again</p>
      {ways
        .filter(([, isDone]) => isDone)
        .map(([analysis, , to]) => (
          <Link key={analysis} to={to} state={fromResult}>
            {analysisTypes[analysis]}
          </Link>
        ))}
      {children}
    </nav>
  );
}
