import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paletteQuery } from '#api/blueprint.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { rankedSeasons, sayConfidence } from '#contract/rules/color-season.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import paper from '#ui/pattern-paper.module.css';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { drawPalette } from './draw-palette.ts';
import { ForgetPortrait } from './forget-portrait.tsx';
import { Gauge } from './gauge.tsx';
import { MeasureScale } from './measure-scale.tsx';
import { MissingPart } from './missing-part.tsx';
import { toAse, toCss } from './palette-files.ts';
import styles from './palette-screen.module.css';
import { PinnedShades } from './pinned-shades.tsx';
import { ReviewState } from './review-state.tsx';
import { seasonWord } from './season-words.ts';
import { giveFile } from './share-blueprint.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The color season: every shade, pinned; what to keep away; how it was told, and how sure that is. */
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
  const navigate = useNavigate();
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
        <div className={styles.row}>
          <IconButton
            label="Back"
            onClick={() =>
              hasPlaceToGoBack()
                ? navigate(-1)
                : navigate(partPath(gender, 'result'), { replace: true })
            }
          >
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        </div>
        {palette && <PinnedShades shades={palette.shades} />}
      </div>
      <div className={styles.sheet}>
        {palette && color ? (
          <Season owner={owner} gender={gender} palette={palette} color={color} place={place} />
        ) : (
          <MissingPart gender={gender} analysis="color" />
        )}
      </div>
    </main>
  );
}

function Season({
  owner,
  gender,
  palette,
  color,
  place,
}: {
  owner: string;
  gender: BlueprintGender;
  palette: Palette;
  color: ColorAnalysis;
  place: PortraitPlace;
}) {
  const { words, seasons } = sayConfidence(color);
  const [first, second] = rankedSeasons(color.shares);
  const sure = seasons.length > 1 ? `${words}: ${seasons.map(seasonWord).join(' and ')}` : words;
  return (
    <>
      <p className={styles.over}>Your color season</p>
      <h1 className={styles.title}>{palette.title}</h1>
      <p className={styles.text}>{palette.line}</p>
      <ReviewState color={color} place={place} />
      <dl className={styles.scales}>
        <MeasureScale name="Undertone" from="cool" to="warm" value={color.undertone} />
        <MeasureScale name="Depth" from="light" to="deep" value={color.depth} />
        <MeasureScale name="Chroma" from="soft" to="clear" value={color.chroma} />
        <MeasureScale name="Contrast" from="low" to="high" value={color.contrast} />
      </dl>
      <Gauge
        label={color.review ? 'By the photo' : sure}
        words={`${seasonWord(first!)} ${percent(color.shares[first!])}, then ${seasonWord(second!)} ${percent(color.shares[second!])}`}
        percent={color.shares[first!] * 100}
      />
      <section className={styles.away}>
        <h2 className={styles.heading}>Keep away</h2>
        <ul>
          {palette.keepAway.map(({ name, hex, why }) => (
            <li key={name}>
              <span className={styles.dot} style={{ background: hex }} />
              <p>
                <b>{name}</b>
                {why}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {palette.body.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      <ForgetPortrait owner={owner} />
      <div className={styles.foot}>
        <LazyMenu
          align="start"
          trigger={
            <Button kind="secondary" icon={<Download aria-hidden="true" />}>
              Save
            </Button>
          }
          groups={[
            [
              {
                label: 'A picture',
                note: 'To hold beside cloth in a shop',
                onChoose: () => void giveFile(() => pictureOf(palette)),
              },
              {
                label: 'Swatches (.ase)',
                note: 'For drawing programs',
                onChoose: () =>
                  void giveFile(() =>
                    fileOf(palette, 'ase', toAse(palette), 'application/octet-stream'),
                  ),
              },
              {
                label: 'CSS',
                note: 'As custom properties',
                onChoose: () =>
                  void giveFile(() => fileOf(palette, 'css', toCss(palette), 'text/css')),
              },
            ],
          ]}
        />
        <ButtonLink wide to={partPath(gender, 'wardrobe')}>
          See it on your clothes
        </ButtonLink>
      </div>
    </>
  );
}

const fileOf = (palette: Palette, extension: string, content: BlobPart, type: string): File =>
  new File([content], `${palette.title} palette.${extension}`, { type });

const pictureOf = async (palette: Palette): Promise<File> =>
  fileOf(palette, 'png', await drawPalette(palette), 'image/png');
