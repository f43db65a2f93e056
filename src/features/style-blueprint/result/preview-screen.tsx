import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Lock, Palette, Scissors, Shirt, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { blueprintPreviewQuery } from '#api/blueprint.ts';
import { Fan } from '#components/blueprint/fan.tsx';
import hero from '#components/blueprint/hero.module.css';
import { useWayBack } from '#components/detail/use-way-back.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { type BlueprintAnswers, isBodyDone } from '#contract/rules/blueprint-answers.ts';
import { isQuizDone, personalityShares, shareWords } from '#contract/rules/personality-quiz.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { paths } from '#lib/paths.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { PortraitPlace } from '../color/use-color.ts';
import { bodyWords } from '../home/analysis-words.ts';
import { Gauge } from './gauge.tsx';
import { OpenParts } from './open-parts.tsx';
import styles from './preview-screen.module.css';
import { ReviewState } from './review-state.tsx';
import { StitchedName } from './stitched-name.tsx';
import { StitchedScarf } from './stitched-scarf.tsx';

/** Shades that the preview shows. */
const shown = 3;

/** What is everybody's own without the whole blueprint: season, strongest type, three shades; and what the rest has. */
export function PreviewScreen({
  gender,
  answers,
  color,
  place,
  colorSteps,
  pieces,
  children,
}: {
  gender: BlueprintGender;
  answers: BlueprintAnswers;
  /** Null where no portrait was sent. */
  color: ColorAnalysis | null;
  place: PortraitPlace;
  /** Steps of the color analysis that are done, of four. */
  colorSteps: number;
  /** How many pieces the member has; null of a visitor, and until it is known. */
  pieces: number | null;
  /** The way to the whole blueprint. */
  children: ReactNode;
}) {
  // Plain cards stand for the shades that it does not show.
  const cards = useIsDesktop() ? 12 : 7;
  const season = color && (color.review?.season ?? color.estimated);
  const { back } = useWayBack(paths.styleBlueprint(gender));
  const preview = useQuery({
    ...blueprintPreviewQuery(gender, season ?? 'light'),
    enabled: season !== null,
  });
  const shades = season ? (preview.data?.shades ?? []) : [];
  const [first] = isQuizDone(answers.personality) ? personalityShares(answers.personality) : [];
  const known = [
    season && `${seasonTitle(season)} color`,
    first && `${season ? 'mostly' : 'Mostly'} ${first.type}`,
  ].filter(Boolean);
  const body = isBodyDone(answers) ? bodyWords(answers.body) : null;
  return (
    <main className={styles.screen}>
      <header className={`${hero.hero} ${styles.hero}`}>
        <div className={hero.row}>
          <IconButton label="Back" onClick={back}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <p className={hero.heading}>Style Blueprint</p>
          <span className={hero.space} />
        </div>
        <div className={styles.name}>
          <StitchedName lines={['Your style', 'name']} />
        </div>
        <StitchedScarf />
      </header>
      <div className={styles.fan}>
        <Fan colors={shades.map(({ hex }) => hex)} locked={cards - shades.length} />
        {shades.length === shown && (
          <p className="visually-hidden">
            Three of your shades: {shades.map(({ name }) => name).join(', ')}
          </p>
        )}
      </div>
      <div className={styles.content}>
        <section>
          <p className={styles.over}>This much is yours already</p>
          <h2 className={styles.title}>{known.join(', ') || body}</h2>
          {known.length > 0 && body && <p className={styles.body}>{body}</p>}
          <div className={styles.known}>
            {first && (
              <Gauge label={first.type} words={shareWords(first.percent)} percent={first.percent} />
            )}
            {color && <ReviewState gender={gender} color={color} place={place} />}
          </div>
          <OpenParts
            gender={gender}
            answers={answers}
            colorSteps={colorSteps}
            hasColor={color !== null}
          />
        </section>
        <ul className={styles.locked}>
          <LockedRow
            icon={<Palette aria-hidden="true" />}
            title="All 24 shades"
            text="To hold beside cloth in a shop"
          />
          <LockedRow
            icon={<Sparkles aria-hidden="true" />}
            title="Your style name and full mix"
            text="Three types, and how they meet"
          />
          <LockedRow
            icon={<Scissors aria-hidden="true" />}
            title="Shape, and what works"
            text="Lengths, necklines, fit, and why"
          />
          <LockedRow
            icon={<Shirt aria-hidden="true" />}
            title={pieces ? `Your ${pieces} pieces, scored` : 'Your pieces, scored'}
            text="Fits, near or away, with the reason"
          />
        </ul>
      </div>
      {children}
    </main>
  );
}

function LockedRow({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      {icon}
      <span>
        <b>{title}</b>
        {text}
      </span>
      <Lock aria-label="Locked" />
    </li>
  );
}
