import { useQuery } from '@tanstack/react-query';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  lolaForecastQuery,
  lolaPlaceQuery,
  useForgetLolaPlace,
  useKeepLolaPlace,
} from '#api/lola-place.ts';
import type { LolaPlace } from '#contract/schemas/lola-place.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { degreeUnit } from '#lib/degrees.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FoundPlaces } from './found-places.tsx';
import { locate } from './locate.ts';
import styles from './place-sheet.module.css';
import { forecastWords } from './weather-words.ts';

/** The place where one will be, for its weather: typed, or told by the device when it is asked to; and taken away. */
export function PlaceSheet({
  owner,
  country,
  onKept,
  onClose,
}: {
  owner: string;
  /** The member's country, which says how warmth is measured. */
  country: string | null;
  onKept?(): void;
  onClose(): void;
}) {
  const place = useQuery(lolaPlaceQuery(owner)).data?.place ?? null;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const forget = useForgetLolaPlace();
  const keep = useKeepLolaPlace({
    onSuccess() {
      onKept?.();
      onClose();
    },
  });
  const isBusy = keep.isPending || isLocating;
  const choose = (chosen: LolaPlace) => {
    if (!isBusy) keep.mutate({ owner, ...chosen });
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const name = typed.trim();
    setAsked(name.length < 2 ? null : name);
  };
  const tellPlace = async () => {
    setLocating(true);
    setRefused(false);
    const found = await locate();
    setLocating(false);
    if (found) keep.mutate({ owner, name: null, ...found });
    else setRefused(true);
  };
  return (
    <Sheet title="Where will you be?" onClose={onClose} isRoute>
      <p className={styles.note}>
        Lola looks up the weather there. The place is kept to about a kilometer, until you take it
        away.
      </p>
      {place && (
        <div className={styles.kept}>
          <MapPin aria-hidden="true" />
          <span>
            <strong dir="auto">{place.name ?? 'Where you are'}</strong>
            <Today owner={owner} country={country} />
          </span>
          <IconButton
            label={`Take away: ${place.name ?? 'Where you are'}`}
            disabled={forget.isPending}
            onClick={() => forget.mutate({ owner })}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <form className={styles.find} onSubmit={find}>
        <TextField
          label="Town"
          value={typed}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="secondary">
          Find
        </Button>
      </form>
      {asked && <FoundPlaces owner={owner} name={asked} isBusy={isBusy} onChoose={choose} />}
      {'geolocation' in navigator && (
        <Button
          kind="secondary"
          wide
          icon={<LocateFixed aria-hidden="true" />}
          busy={isLocating}
          onClick={() => void tellPlace()}
        >
          Use my location
        </Button>
      )}
      <p className={styles.note} role="status">
        {isRefused && 'Your device did not say where it is. Type the town instead.'}
      </p>
      <p className={styles.source}>
        Weather data by{' '}
        <a href="https://open-meteo.com/" target="_blank" rel="noreferrer">
          Open-Meteo.com
        </a>
      </p>
    </Sheet>
  );
}

/** The day's weather at the place that is kept; nothing where it is not known. */
function Today({ owner, country }: { owner: string; country: string | null }) {
  const today = todayIs();
  const { data } = useQuery(lolaForecastQuery(owner, today));
  if (data?.forecast?.state !== 'known') return null;
  const [, words] = forecastWords(data.forecast, today, degreeUnit(country)).split(', today: ');
  return <span>Today {words}</span>;
}
