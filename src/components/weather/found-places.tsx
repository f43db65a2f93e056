import { useQuery } from '@tanstack/react-query';
import { lolaPlacesQuery } from '#api/lola-place.ts';
import { roundedDegrees } from '#contract/rules/weather.ts';
import type { LolaPlace } from '#contract/schemas/lola-place.ts';
import { Button } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './place-sheet.module.css';

/** The places of a name, to choose one. */
export function FoundPlaces({
  owner,
  name,
  isBusy,
  onChoose,
}: {
  owner: string;
  name: string;
  isBusy: boolean;
  onChoose(place: LolaPlace): void;
}) {
  const { data, isError, refetch, isFetching } = useQuery(lolaPlacesQuery(owner, name));
  if (isError || data?.places === null) {
    return (
      <div className={styles.fault} role="alert">
        Towns cannot be looked up right now.
        <Button kind="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Waiting label="Looking for the town">
        <Stitches count={5} busy />
      </Waiting>
    );
  }
  if (data.places?.length === 0) {
    return (
      <p className={styles.note} role="status">
        No town of that name is known. Try its larger neighbor.
      </p>
    );
  }
  return (
    <ul className={styles.found} aria-label="Towns">
      {data.places?.map(({ name: town, region, country, latitude, longitude }) => {
        const around = [region, country].filter((one) => one && one !== town).join(', ');
        return (
          <li key={`${latitude} ${longitude}`}>
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() =>
                onChoose({
                  name: [town, country].filter(Boolean).join(', ').slice(0, 80),
                  latitude: roundedDegrees(latitude),
                  longitude: roundedDegrees(longitude),
                })
              }
            >
              <strong dir="auto">{town}</strong>
              <span dir="auto">{around}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
