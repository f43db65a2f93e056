import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Share } from 'lucide-react';
import { paletteQuery } from '#api/blueprint.ts';
import { useWayBack } from '#components/detail/use-way-back.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { IconButton } from '#ui/icon-button.tsx';
import paper from '#ui/pattern-paper.module.css';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { MissingPart } from './missing-part.tsx';
import styles from './palette-screen.module.css';
import { PaletteSeason } from './palette-season.tsx';
import { PinnedShades } from './pinned-shades.tsx';
import { sharePalette } from './share-blueprint.ts';

/** The color season: every shade, pinned to the board, beside what is said of it. */
export function PaletteScreen({
  owner,
  gender,
  color,
  place,
}: {
  owner: string;
  gender: BlueprintGender;
  color: ColorAnalysis | null;
  place: PortraitPlace;
}) {
  const { back } = useWayBack(partPath(gender, 'result'));
  const { data, isError, refetch } = useQuery(paletteQuery(owner));
  const palette = data?.palette;
  if (isError && !data) {
    return (
      <main className={styles.wait}>
        <ErrorCard isWholeScreen title="Your palette did not load" onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) {
    return (
      <main className={styles.wait}>
        <SewingWait label="Loading your palette" />
      </main>
    );
  }
  return (
    <main className={styles.screen}>
      <div className={`${styles.board} ${paper.paper}`}>
        <div className={styles.pinned}>
          <div className={styles.row}>
            <IconButton label="Back" onClick={back}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            {palette && (
              <IconButton label="Share" onClick={() => void sharePalette(palette)}>
                <Share aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {palette && <PinnedShades shades={palette.shades} />}
        </div>
      </div>
      <div className={styles.sheet}>
        {palette && color ? (
          <PaletteSeason
            owner={owner}
            gender={gender}
            palette={palette}
            color={color}
            place={place}
          />
        ) : (
          <MissingPart gender={gender} analysis="color" />
        )}
      </div>
    </main>
  );
}
