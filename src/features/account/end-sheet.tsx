import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { accountEndQuery } from '#api/account.ts';
import { deleteAccount } from '#api/auth.ts';
import { signInWaysQuery } from '#api/sign-in.ts';
import { FormFault } from '#components/form-fault.tsx';
import { passwordWords } from '#components/form-words.ts';
import { KnownEmail } from '#components/known-email.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { useForm } from '#components/use-form.ts';
import { useAccountActions } from '#lib/account-actions.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { showToast } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import styles from './end-sheet.module.css';
import { dayWords, endDay, endLines } from './end-words.ts';
import { FirstPassword } from './first-password.tsx';

/** How long it is said until when the account can be had back, in milliseconds. */
const farewellMs = 12_000;

/** Says what the end of an account means, and asks for the password that has it deleted. */
export function EndSheet({ email, onClose }: { email: string; onClose(): void }) {
  const { data: facts, isError, refetch } = useQuery(accountEndQuery());
  const { data: ways } = useQuery(signInWaysQuery());
  const hasPassword = ways?.hasPassword ?? true;
  const { forgetSession } = useAccountActions();
  const [end] = useState(() => endDay(new Date()));
  const formId = useId();
  const form = useForm({
    saved: { password: '' },
    call: deleteAccount,
    input: (typed) => typed,
    check: ({ password }) => ({ password: password ? undefined : 'Type your password.' }),
    words: { fields: { password: passwordWords }, codes: { 'wrong-password': 'password' } },
    onDone({ deletionDate }) {
      forgetSession();
      showToast({
        title: `Your account will be deleted on ${dayWords(deletionDate)}`,
        text: 'Sign in before then, and it stays.',
        durationMs: farewellMs,
      });
    },
  });
  return (
    <Sheet
      title="Delete your account?"
      isRoute
      onClose={onClose}
      foot={
        <>
          <FormFault problem={form.rest} />
          <Button
            kind="danger"
            type="submit"
            form={formId}
            busy={form.isPending}
            disabled={!facts || !hasPassword}
          >
            Delete account
          </Button>
        </>
      }
    >
      {facts ? (
        <form {...form.props} id={formId} className={styles.body}>
          <ul className={styles.points}>
            <li>
              Everything of yours is deleted on {dayWords(end)}: clothes, photos, outfits, looks,
              plans, measurements, and what you shared.
            </li>
            <li>Until then nobody else sees it. Sign in before that day, and all of it stays.</li>
            <li>Every phone and browser is signed out, this one too.</li>
            {endLines(facts, end).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={styles.note}>
            Receipts stay with the shop and with who took your payments, for as long as the law
            says.
          </p>
          {hasPassword ? (
            <>
              <KnownEmail email={email} />
              <PasswordField
                {...form.text('password')}
                label="Your password"
                name="current-password"
                autoComplete="current-password"
                enterKeyHint="done"
              />
            </>
          ) : (
            <FirstPassword
              email={email}
              why="That takes your password, and you have none yet. Choose one first."
            />
          )}
        </form>
      ) : isError ? (
        <ErrorCard
          title="Hem could not look up what goes on"
          text="Nothing is deleted."
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting label="Loading" className={styles.body}>
          <Stitches count={7} busy />
        </Waiting>
      )}
    </Sheet>
  );
}
