import { startLink, unlink } from '#api/sign-in.ts';
import { FormFault } from '#components/form-fault.tsx';
import { passwordWords } from '#components/form-words.ts';
import { KnownEmail } from '#components/known-email.tsx';
import { awayWords } from '#components/offered-providers.ts';
import { PasswordField } from '#components/password-field.tsx';
import { useForm } from '#components/use-form.ts';
import { providerNames, type SignInProvider } from '#contract/rules/sign-in.ts';
import { leavePage } from '#lib/leave-page.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './security-tab.module.css';

interface WayFormProps {
  email: string;
  provider: SignInProvider;
  onClose(): void;
}

/** Links an account at a provider, or unlinks it: both take the password. */
export function WayForm({ isLinked, ...props }: WayFormProps & { isLinked: boolean }) {
  return isLinked ? <UnlinkForm {...props} /> : <LinkForm {...props} />;
}

const words = {
  fields: { password: passwordWords },
  codes: { 'wrong-password': 'password' },
} as const;

const check = ({ password }: { password: string }) => ({
  password: password ? undefined : 'Type your present password.',
});

function LinkForm(props: WayFormProps) {
  const { provider } = props;
  const form = useForm({
    saved: { password: '' },
    call: startLink,
    input: ({ password }) => ({ provider, password }),
    check,
    words,
    onDone: ({ url }) => leavePage(url),
  });
  const name = providerNames[provider];
  const isAway = form.rest?.code === 'unavailable';
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.note}>Your password first. Then {name} asks you, and leads back here.</p>
      <Password {...props} field={form.text('password')} />
      <FormFault problem={form.rest} words={isAway ? awayWords(provider) : undefined} />
      <Actions label={`Go on to ${name}`} isPending={form.isPending} onClose={props.onClose} />
    </form>
  );
}

function UnlinkForm(props: WayFormProps) {
  const { provider, onClose } = props;
  const name = providerNames[provider];
  const form = useForm({
    saved: { password: '' },
    call: unlink,
    input: ({ password }) => ({ provider, password }),
    check,
    words,
    onDone() {
      showToast({ title: `${name} is unlinked`, text: 'Sign in with your email and password.' });
      onClose();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.note}>
        {name} opens your account no more. Your password still does, and nobody is signed out.
      </p>
      <Password {...props} field={form.text('password')} />
      <FormFault problem={form.rest} />
      <Actions label={`Unlink ${name}`} isPending={form.isPending} onClose={onClose} />
    </form>
  );
}

function Password({
  email,
  field,
}: {
  email: string;
  field: Omit<Parameters<typeof PasswordField>[0], 'label' | 'autoComplete'>;
}) {
  return (
    <>
      <KnownEmail email={email} />
      <PasswordField
        {...field}
        label="Your password"
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </>
  );
}

function Actions({
  label,
  isPending,
  onClose,
}: {
  label: string;
  isPending: boolean;
  onClose(): void;
}) {
  return (
    <div className={styles.actions}>
      <Button type="submit" size="small" busy={isPending}>
        {label}
      </Button>
      <Button kind="quiet" size="small" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
