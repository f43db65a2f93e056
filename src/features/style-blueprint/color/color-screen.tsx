import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { session } from '#lib/session.ts';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { showToast } from '#ui/toasts.ts';
import { useQuizSteps } from '../use-quiz-steps.ts';
import styles from './color-screen.module.css';
import { ConsentStep } from './consent-step.tsx';
import { PortraitBoard } from './portrait-board.tsx';
import { changePortrait, forgetPortrait, portrait } from './portrait-draft.ts';
import { sendPortrait } from './take-portrait.ts';
import type { RefusedPortrait } from './use-color.ts';

/** The color analysis: consent and a portrait, then what is pointed at on it. */
export function ColorScreen({
  gender,
  hasSent,
  refused,
}: {
  gender: BlueprintGender;
  /** Whether a portrait was sent before. */
  hasSent: boolean;
  refused: RefusedPortrait | null;
}) {
  const { userId } = useSnapshot(session);
  const { draft, isLoaded } = useSnapshot(portrait) as typeof portrait;
  const { finish, leave } = useQuizSteps(gender, 'color');
  const [isSending, setSending] = useState(false);
  // Whoever takes another picture has agreed already.
  const [agrees, setAgrees] = useState(false);
  const { bytes, type } = draft ?? {};
  const picture = useMemo(() => (bytes ? new Blob([bytes], { type: type! }) : null), [bytes, type]);
  if (!isLoaded) {
    return (
      <main className={styles.wait}>
        <SewingWait label="Opening the color analysis" />
      </main>
    );
  }
  const send = async () => {
    if (userId === null) {
      changePortrait({ isSent: true });
      return finish();
    }
    setSending(true);
    try {
      await sendPortrait();
      finish();
    } catch {
      showToast({
        tone: 'error',
        title: 'This device cannot keep the portrait.',
        text: 'Its storage is full or switched off. Free some, then send it again.',
        durationMs: 8000,
      });
    } finally {
      setSending(false);
    }
  };
  if (!picture || !draft) {
    return (
      <ConsentStep
        gender={gender}
        isVisitor={userId === null}
        agrees={agrees}
        onAgree={setAgrees}
        hasSent={hasSent}
        refused={refused}
        onLeave={leave}
      />
    );
  }
  return (
    <main className={styles.board}>
      <PortraitBoard
        key={draft.takenMs}
        picture={picture}
        taps={draft.taps}
        isSending={isSending}
        onChange={(taps) => changePortrait({ taps, isSent: false })}
        onRetake={forgetPortrait}
        onClose={leave}
        onSend={() => void send()}
      />
    </main>
  );
}
