import type { ReactNode } from 'react';
import type { LabCard } from '#contract/schemas/lab.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { Link } from '#ui/link.tsx';
import { BlueprintRow } from './blueprint-row.tsx';
import { FeatureCard } from './feature-card.tsx';
import { filterLab, type LabShow, labShows } from './lab-filter.ts';
import styles from './lab-lists.module.css';
import { LabRow } from './lab-row.tsx';
import { LabTile } from './lab-tile.tsx';

/** How many pieces stand beside the feature, before the Style Blueprint. */
const beside = 3;
/** How many tiles a row of the desktop has. */
const inRow = 4;

interface Pieces {
  pieces: readonly LabCard[];
}

/** Everything: the newest piece that is open, large, then the others; on a desktop by kind as well. */
export function LabFront({
  pieces,
  owner,
  hasBlueprint,
  children,
}: Pieces & {
  owner: string;
  hasBlueprint: boolean;
  /** What stands between the feature and the rows on a phone. */
  children: ReactNode;
}) {
  const isDesktop = useIsDesktop();
  const feature = pieces.find(({ isOpen }) => isOpen);
  const others = pieces.filter((piece) => piece !== feature);
  const [first, rest] = [others.slice(0, beside), others.slice(beside)];
  return (
    <>
      <div className={styles.front}>
        {feature && <FeatureCard piece={feature} />}
        {children}
        <ul className={styles.rows}>
          {first.map((piece) => (
            <LabRow key={piece.pieceId} piece={piece} />
          ))}
          {hasBlueprint && <BlueprintRow owner={owner} />}
          {!isDesktop && rest.map((piece) => <LabRow key={piece.pieceId} piece={piece} />)}
        </ul>
      </div>
      {isDesktop &&
        (['classes', 'reports', 'tips'] as const).map((show) => (
          <LabShelf key={show} show={show} pieces={filterLab(pieces, { show, search: '' })} />
        ))}
    </>
  );
}

function LabShelf({ show, pieces }: Pieces & { show: LabShow }) {
  if (pieces.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <div className={styles.head}>
        <h2>{labShows[show]}</h2>
        {pieces.length > inRow && (
          <Link to={`?show=${show}`} className={styles.all}>
            All {pieces.length}
            <span className="visually-hidden"> {labShows[show].toLowerCase()}</span>
          </Link>
        )}
      </div>
      <Tiles pieces={pieces.slice(0, inRow)} />
    </section>
  );
}

/** What a filter or a search left. */
export function LabFound({ pieces }: Pieces) {
  const isDesktop = useIsDesktop();
  if (isDesktop) return <Tiles pieces={pieces} />;
  return (
    <ul className={styles.rows}>
      {pieces.map((piece) => (
        <LabRow key={piece.pieceId} piece={piece} />
      ))}
    </ul>
  );
}

function Tiles({ pieces }: Pieces) {
  return (
    <ul className={styles.tiles}>
      {pieces.map((piece) => (
        <LabTile key={piece.pieceId} piece={piece} />
      ))}
    </ul>
  );
}
