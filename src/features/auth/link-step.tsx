import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgotPassword } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { type ComeBack, linkSignIn } from '#api/sign-in.ts';
import { FormFault } from '#components/form-fault.tsx';
import { passwordWords } from '#components/form-words.ts';
import { KnownEmail } from '#components/known-email.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { useForm } from '#components/use-form.ts';
import { providerNames } from '#contract/rules/sign-in.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

type Asked = Extract<OperationOutput<'finishSignIn'>, { outcome: 'password' }>;

interface LinkStepProps {
  asked: Asked;
  back: ComeBack;
  onOpened(opened: OperationOutput<'linkSignIn'>): void;
}

/** Somebody came back from a provider whose address has an account: only its password links the two. */
export function LinkStep(props: LinkStepProps) {
  return props.asked.hasPassword ? <LinkForm {...props} /> : <NoPassword {...props.asked} />;
}

function LinkForm({ asked: { email, provider }, back, onOpened }: LinkStepProps) {
  const navigate = useNavigate();
  const form = useForm({
    saved: { password: '' },
    call: linkSignIn,
    input: ({ password }) => ({ ...back, email, password }),
    check: ({ password }) => (password ? {} : { password: 'Type your password.' }),
    words: { fields: { password: passwordWords }, codes: { 'wrong-credentials': 'password' } },
    onDone: onOpened,
  });
  useFirstField(form.props.ref);
  return (
    <form {...form.props} className={styles.form}>
      <StepHead
        line={`There is already an account with ${email}.`}
        detail={`Type its password to use ${providerNames[provider]} from now on.`}
      />
      <KnownEmail email={email} />
      <PasswordField
        {...form.text('password')}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <FormFault problem={form.rest} />
      <Button type="submit" wide busy={form.isPending}>
        Link and sign in
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={() => void navigate(`${paths.auth()}?step=forgot`, { replace: true })}
      >
        Forgot your password?
      </Button>
    </form>
  );
}

function NoPassword({ email }: Asked) {
  const [isSent, setSent] = useState(false);
  const send = useFormCall(forgotPassword, () => setSent(true));
  return (
    <div className={styles.form}>
      <StepHead
        line={`There is already an account with ${email}.`}
        detail="It has no password yet. Sign in as you did before, or choose a password by a link that we mail you."
      />
      {isSent && <Notice tone="success">A link is on its way to {email}.</Notice>}
      <FormFault problem={send.problem} />
      {!isSent && (
        <Button kind="secondary" wide busy={send.isPending} onClick={() => send.send(email)}>
          Mail me a link
        </Button>
      )}
      <ButtonLink to={paths.auth()} replace wide>
        Back to sign in
      </ButtonLink>
    </div>
  );
}
