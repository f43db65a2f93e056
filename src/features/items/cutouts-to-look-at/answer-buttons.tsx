import { Image as ImageIcon, PenLine, Scissors } from 'lucide-react';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { Button } from '#ui/button.tsx';
import styles from './cutouts-sheet.module.css';
import { answerTo } from './doubt-words.ts';

/** The actions on a doubted cut-out; the one that helps most against the doubt comes first. */
export function AnswerButtons({
  doubt,
  busy,
  isReady,
  onFinish,
  onPhoto,
  onCutout,
}: {
  doubt: CutoutDoubt | null;
  /** The answer that is being saved. */
  busy: string | null;
  isReady: boolean;
  onFinish(): void;
  onPhoto(): void;
  onCutout(): void;
}) {
  const first = answerTo(doubt);
  const look = (is: boolean) =>
    ({ kind: is ? 'primary' : 'secondary', className: is ? styles.primary : styles.foot }) as const;
  const finish = (
    <Button
      key="finish"
      {...look(first === 'finish')}
      icon={<PenLine aria-hidden="true" />}
      disabled={!isReady || busy !== null}
      onClick={onFinish}
    >
      Finish by finger
    </Button>
  );
  const photo = (
    <Button
      key="photo"
      {...look(false)}
      icon={<ImageIcon aria-hidden="true" />}
      busy={busy === 'photo'}
      disabled={!isReady || (busy !== null && busy !== 'photo')}
      onClick={onPhoto}
    >
      Keep photo
    </Button>
  );
  const cutout = (
    <Button
      key="cutout"
      {...look(first === 'cutout')}
      icon={<Scissors aria-hidden="true" />}
      busy={busy === 'cutout'}
      disabled={!isReady || (busy !== null && busy !== 'cutout')}
      onClick={onCutout}
    >
      Use cut-out
    </Button>
  );
  return first === 'finish' ? [finish, photo, cutout] : [cutout, photo, finish];
}
