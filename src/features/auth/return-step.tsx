import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ComeBack, finishSignInQuery } from '#api/sign-in.ts';
import { providerNames } from '#contract/rules/sign-in.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { type BegunSignIn, findBegun, forgetBegun } from '#lib/begun-sign-in.ts';
import { AppError } from '#lib/errors.ts';
import { paths, redirectTarget } from '#lib/paths.ts';
import { openSession, session } from '#lib/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { showToast } from '#ui/toasts.ts';
import { sayAccountStays } from './account-stays.ts';
import styles from './auth-screen.module.css';
import { LinkStep } from './link-step.tsx';
import { problemWords, type ReturnProblem } from './return-words.ts';
import { StepHead } from './step-head.tsx';

/** Where one comes back to from Google or Apple: finishes the sign-in, or says why it came to nothing. */
export function ReturnStep() {
  const { hash } = useLocation();
  const [begun] = useState(findBegun);
  const said = new URLSearchParams(hash.slice(1));
  const ticket = said.get('ticket');
  if (said.has('problem')) {
    return <Problem begun={begun} problem={said.get('problem') as ReturnProblem} />;
  }
  if (!begun || !ticket) return <Problem begun={begun} problem="elsewhere" />;
  return <Finish begun={begun} back={{ ticket, browserKey: begun.browserKey }} />;
}

type Opened = Pick<OperationOutput<'linkSignIn'>, 'token' | 'userId' | 'isKept'> & {
  isNew?: boolean;
};

function Finish({ begun, back }: { begun: BegunSignIn; back: ComeBack }) {
  // Another tab may have opened a session meanwhile: that one is not taken away.
  const [isLeft] = useState(() => session.token !== null && !begun.isLink);
  const { data, error, isFetching, refetch } = useQuery({
    ...finishSignInQuery(back),
    enabled: !isLeft,
  });
  const navigate = useNavigate();
  const goOn = (to: string) => {
    forgetBegun();
    void navigate(to, { replace: true });
  };
  const open = ({ isNew = false, isKept, ...opened }: Opened) => {
    openSession(opened);
    if (isKept) sayAccountStays();
    const { redirect } = begun;
    const welcome = new URLSearchParams({ ...(redirect ? { redirect } : {}), step: 'welcome' });
    goOn(isNew ? `${paths.auth()}?${welcome}` : redirectTarget(redirect));
  };
  const name = providerNames[begun.provider];
  const end = useEffectEvent(() => {
    if (isLeft) goOn(redirectTarget(begun.redirect));
    if (data?.outcome === 'opened') open(data);
    if (data?.outcome === 'linked') {
      goOn(paths.accountSettings('Password & Security'));
      showToast({ title: `${name} is linked`, text: 'Sign in with it whenever you like.' });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard is done once
  useEffect(end, [data, isLeft]);
  if (data?.outcome === 'password') return <LinkStep asked={data} back={back} onOpened={open} />;
  if (error && !isFetching) {
    const problem = problemOf(error);
    if (problem) return <Problem begun={begun} problem={problem} />;
    return (
      <div className={styles.form} role="alert">
        <StepHead line="That did not work." detail="Hem was not reached, or could not do it." />
        <Button wide onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.form} role="status">
      <StepHead line={`Coming back from ${name}.`} />
      <Stitches count={5} busy />
    </div>
  );
}

/** Why a sign-in cannot be finished; null where trying again may help. */
function problemOf(error: unknown): ReturnProblem | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === 'link-expired') return 'expired';
  if (error.code === 'email-taken') return 'reserved';
  if (error.code === 'conflict') return error.fields.provider === 'taken' ? 'taken' : 'had';
  if (error.code === 'invalid') return error.fields.email ? 'unverified' : 'expired';
  return null;
}

function Problem({ begun, problem }: { begun: BegunSignIn | null; problem: ReturnProblem }) {
  const { line, detail } = problemWords(problem, begun);
  const back: ReactNode = begun?.isLink ? (
    <ButtonLink to={paths.accountSettings('Password & Security')} replace wide>
      Account Settings
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.auth(begun?.redirect ?? undefined)} replace wide>
      Back to sign in
    </ButtonLink>
  );
  return (
    <div className={styles.form} role="alert">
      <StepHead line={line} detail={detail} />
      {back}
    </div>
  );
}
