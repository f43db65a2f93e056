import { useState } from 'react';
import { useOffered } from '#components/offered-providers.ts';
import { ProviderMark } from '#components/provider-mark.tsx';
import { providerNames, type SignInProvider, signInProviders } from '#contract/rules/sign-in.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { LinkedWay } from '#contract/schemas/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { FirstPassword } from './first-password.tsx';
import tab from './security-tab.module.css';
import { WayForm } from './way-form.tsx';
import styles from './ways-section.module.css';

export type SignInWays = OperationOutput<'userSignInWays'>;

/** The accounts at Google and Apple by which one signs in, and those that can be added; nothing where there is neither. */
export function WaysSection({ email, ways: known }: { email: string; ways: SignInWays }) {
  const offered = useOffered(known.providers);
  const [open, setOpen] = useState<SignInProvider | null>(null);
  const shown = signInProviders.filter(
    (provider) => offered.includes(provider) || known.ways.some((way) => way.provider === provider),
  );
  if (shown.length === 0) return null;
  const wayOf = (provider: SignInProvider) =>
    known.ways.find((way) => way.provider === provider) ?? null;
  return (
    <section className={tab.section} aria-labelledby="ways-title">
      <h2 id="ways-title" className={tab.title}>
        Ways to sign in
      </h2>
      <ul className={styles.list}>
        {shown.map((provider) => (
          <WayRow
            key={provider}
            provider={provider}
            way={wayOf(provider)}
            isOpen={open === provider}
            onOpen={() => setOpen(provider)}
          />
        ))}
      </ul>
      {open && known.hasPassword && (
        <WayForm
          key={open}
          email={email}
          provider={open}
          isLinked={wayOf(open) !== null}
          onClose={() => setOpen(null)}
        />
      )}
      {open && !known.hasPassword && (
        <div className={tab.form}>
          <FirstPassword
            email={email}
            why={
              wayOf(open)
                ? 'It is your only way in: you have no password yet. Choose one first.'
                : 'That takes your password, and you have none yet. Choose one first.'
            }
          />
        </div>
      )}
    </section>
  );
}

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function WayRow({
  provider,
  way,
  isOpen,
  onOpen,
}: {
  provider: SignInProvider;
  way: LinkedWay | null;
  isOpen: boolean;
  onOpen(): void;
}) {
  const name = providerNames[provider];
  const what = way ? 'Unlink' : 'Link';
  return (
    <li className={styles.row}>
      <ProviderMark provider={provider} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {way
            ? `${way.email ?? 'Linked'}, last used ${days.format(new Date(way.lastUsedDate))}`
            : 'Not linked'}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        aria-label={`${what} ${name}`}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {what}
      </Button>
    </li>
  );
}
