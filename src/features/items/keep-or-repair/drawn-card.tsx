import {
  type MotionValue,
  m,
  type Transition,
  useIsPresent,
  useMotionValue,
  useReducedMotion,
  useTransform,
} from 'framer-motion';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { springs } from '#ui/motion.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './keep-deck.module.css';
import type { KeepAnswer, KeepWalk } from './keep-walk.ts';
import { decidedPx, swipeAnswer } from './swipe-answer.ts';

/** How far it tilts, in degrees. */
const mostTilt = 4;

/** How large its label grows. */
const labelScale = 1.5;

const still = { x: 0, y: 0 };

/** Its place while it is the next one, as the style sheet lays it. */
const under = { x: 6, y: 4 };

/** The place that a card leaves to, by its answer, in pixels from its own. */
const away: Record<KeepAnswer, { x: number; y: number }> = {
  kept: { x: 560, y: 40 },
  repair: { x: 0, y: -640 },
  sell: { x: -560, y: 40 },
  later: { x: 0, y: 90 },
};

/** A card that is drawn: to the right to keep it, upward to repair it, to the left to sell it. It tilts, and its label grows with the way. */
export function DrawnCard({
  last,
  mayRepair,
  onLean,
  onAnswer,
  children,
}: {
  last: KeepWalk['last'];
  mayRepair: boolean;
  onLean(answer: KeepAnswer | null): void;
  onAnswer(answer: KeepAnswer): void;
  children: ReactNode;
}) {
  const isStill = useReducedMotion() ?? false;
  const isPresent = useIsPresent();
  const x = useMotionValue(0);
  const y = useMotionValue(0);
  const tilt = isStill ? 0 : mostTilt;
  const rotate = useTransform(x, [-decidedPx, decidedPx], [-tilt, tilt]);
  const kept = useTransform(x, [0, decidedPx], [0, labelScale]);
  const sell = useTransform(x, [-decidedPx, 0], [labelScale, 0]);
  const repair = useTransform(y, [-decidedPx, 0], [labelScale, 0]);
  const transition: Transition = isStill ? { duration: 0.15 } : springs.cloth;
  return (
    <m.div
      className={classes(styles.drawn, !isPresent && styles.leaving)}
      style={{ x, y, rotate }}
      custom={last}
      variants={variantsOf(isStill)}
      initial="come"
      animate="here"
      exit="leave"
      transition={transition}
      drag={isPresent && (mayRepair || 'x')}
      dragSnapToOrigin
      dragElastic={{ right: 1, top: 1, left: 1, bottom: 0.12 }}
      dragConstraints={{ left: 0, right: 0, top: 0, bottom: 0 }}
      onDrag={(_event, { offset }) => onLean(swipeAnswer(offset, still, mayRepair))}
      onDragEnd={(_event, { offset, velocity }) => {
        onLean(null);
        const answer = swipeAnswer(offset, velocity, mayRepair);
        if (answer) onAnswer(answer);
      }}
    >
      {children}
      <Label place={styles.kept} scale={kept}>
        Keep
      </Label>
      <Label place={styles.sell} scale={sell}>
        Sell
      </Label>
      {mayRepair && (
        <Label place={styles.repair} scale={repair}>
          Repair
        </Label>
      )}
    </m.div>
  );
}

function Label({
  place,
  scale,
  children,
}: {
  place: string | undefined;
  scale: MotionValue<number>;
  children: string;
}) {
  return (
    <m.span className={classes(styles.label, place)} style={{ scale }} aria-hidden="true">
      <WovenLabel tone="thread">{children}</WovenLabel>
    </m.span>
  );
}

/** What leaves goes the way of its answer, and comes back on it; what was under it only fades. */
const variantsOf = (isStill: boolean) => ({
  come: (last: KeepWalk['last']) => ({
    ...(isStill ? still : last?.way === 'back' ? away[last.answer] : under),
    opacity: last?.way === 'back' || isStill ? 0 : 1,
  }),
  here: { ...still, opacity: 1 },
  leave: (last: KeepWalk['last']) => ({
    ...(last?.way === 'on' && !isStill ? away[last.answer] : {}),
    opacity: 0,
    ...(last?.way === 'on' && !isStill ? {} : { transition: { duration: 0.12 } }),
  }),
});
