import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countriesQuery } from '#api/account.ts';
import { useSaveCountry } from '#api/services.ts';
import { useMe } from '#api/users.ts';
import { Notice } from '#components/notice.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { inSentence } from './country-words.ts';
import styles from './select-country-screen.module.css';

const notReached = (name: string): string =>
  `The studio does not reach ${inSentence(name)} yet. Everything else in Hem is open to you.`;

/** The choice of a country to send to, and whether the studio reaches it (product spec, section 3). */
export function SelectCountryScreen() {
  const me = useMe();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(countriesQuery());
  const [picked, setPicked] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const chosen = picked ?? me?.shippingCountry ?? '';
  const country = data?.shippingCountries.find(({ id }) => id === chosen);
  const save = useSaveCountry({
    onSuccess: () => {
      showToast({
        title: 'Country saved',
        ...(country && !country.service && { text: notReached(country.name), durationMs: 8000 }),
      });
      if (hasPlaceToGoBack()) void navigate(-1);
      else void navigate(paths.services(), { replace: true });
    },
  });
  return (
    <main className={styles.screen}>
      <ScreenHead title="Your country" />
      {isError && !data && (
        <ErrorCard title="The countries did not load" onRetry={() => void refetch()} />
      )}
      {data && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(!country);
            if (country && !save.isPending) save.mutate({ country: country.id });
          }}
        >
          <p className={styles.lead}>
            The studio sends a prepaid label to this country, and your clothes back to it.
          </p>
          <SelectField
            label="Country"
            required
            value={chosen}
            error={isMissing && !country ? 'Choose your country.' : undefined}
            options={data.shippingCountries.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setPicked(event.target.value)}
          />
          {country &&
            (country.service ? (
              <Notice tone="success">Alterations and repairs reach you here.</Notice>
            ) : (
              <Notice>{notReached(country.name)}</Notice>
            ))}
          <Button type="submit" wide busy={save.isPending}>
            Save country
          </Button>
        </form>
      )}
    </main>
  );
}
