import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormCall } from '#api/form-call.ts';
import { signInProvidersQuery, startSignIn } from '#api/sign-in.ts';
import { FormFault } from '#components/form-fault.tsx';
import { awayWords, useOffered } from '#components/offered-providers.ts';
import { ProviderMark } from '#components/provider-mark.tsx';
import { providerNames, type SignInProvider } from '#contract/rules/sign-in.ts';
import { leavePage } from '#lib/leave-page.ts';
import { Button } from '#ui/button.tsx';
import styles from './provider-buttons.module.css';

/**
 * The ways in by Google and by Apple, where this server has them. They come after the form and stand under it, so that
 * nothing moves when they come.
 */
export function ProviderButtons() {
  const { data } = useQuery(signInProvidersQuery());
  const offered = useOffered(data?.providers ?? []);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<SignInProvider | null>(null);
  const start = useFormCall(startSignIn, ({ url }) => leavePage(url));
  if (offered.length === 0) return null;
  const isAway = chosen !== null && start.problem?.code === 'unavailable';
  return (
    <div className={styles.place}>
      <div className={styles.ways}>
        <p className={styles.or}>or</p>
        {offered.map((provider) => (
          <Button
            key={provider}
            kind="secondary"
            wide
            icon={<ProviderMark provider={provider} />}
            busy={start.isPending && chosen === provider}
            onClick={() => {
              setChosen(provider);
              start.send({ provider, redirect: search.get('redirect') });
            }}
          >
            Continue with {providerNames[provider]}
          </Button>
        ))}
        <FormFault problem={start.problem} words={isAway ? awayWords(chosen) : undefined} />
      </div>
    </div>
  );
}
