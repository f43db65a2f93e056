import { Check } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { carryFrom } from '#lib/carried-picture.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import type { TileLink, TileShape } from './list-kind.ts';
import styles from './tile.module.css';

/** A picture with its words: a link or, during selection, a check. */
export function Tile({
  link: { to, state, selection },
  perRow,
  lines,
  title,
  mayWrap,
  note,
  hint,
  label,
  children,
}: TileShape & {
  link: TileLink;
  title: string;
  /** Whether a title that is too long takes the note's line, where there is one. */
  mayWrap?: boolean;
  /** Under the title, where there are two lines. */
  note?: string | undefined;
  /** The hint at what is missing, where there is no note. For the eye only, since it is no part of the name. */
  hint?: string | undefined;
  /** Its content, in words. */
  label: string;
  /** The picture, and what lies on it. */
  children: ReactNode;
}) {
  const navigate = useNavigate();
  // The picture moves to where the detail shows it; a press with a modifier stays the browser's.
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    carryFrom(event.currentTarget, () => navigate(to, { state }));
  };
  const inside = (
    <Inside perRow={perRow} lines={lines} title={title} mayWrap={mayWrap} note={note} hint={hint}>
      {children}
      {selection && (
        <span
          className={styles.check}
          data-chosen={selection.isChosen || undefined}
          aria-hidden="true"
        >
          {selection.isChosen && <Check />}
        </span>
      )}
    </Inside>
  );
  const className = classes(styles.tile, styles[`per${perRow}`]);
  if (selection) {
    return (
      <button
        type="button"
        className={className}
        aria-pressed={selection.isChosen}
        aria-label={label}
        onClick={selection.onToggle}
      >
        {inside}
      </button>
    );
  }
  return (
    <Link
      to={to}
      state={state}
      className={className}
      aria-label={lines > 0 ? undefined : label}
      onClick={open}
    >
      {inside}
    </Link>
  );
}

interface InsideProps extends TileShape {
  title: string;
  mayWrap?: boolean | undefined;
  note?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

function Inside({ lines, title, mayWrap, note, hint, children }: InsideProps) {
  return (
    <>
      <span className={styles.picture}>{children}</span>
      {lines > 0 && (
        <span className={styles.words} data-lines={lines}>
          <span
            className={styles.title}
            data-wraps={(mayWrap && lines === 2) || undefined}
            dir="auto"
          >
            {title}
          </span>
          {lines === 2 && (
            <span className={styles.note} dir="auto">
              {note || <span aria-hidden="true">{hint || ' '}</span>}
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** A frame that stands in a tile's place and is no link. */
export function TileFrame(props: InsideProps) {
  return (
    <span className={classes(styles.tile, styles[`per${props.perRow}`])}>
      <Inside {...props} />
    </span>
  );
}

/** A tile before its card has come. */
export function TileSkeleton({ perRow, lines }: TileShape) {
  return (
    <span className={classes(styles.tile, styles[`per${perRow}`])} aria-hidden="true">
      <span className={styles.picture} />
      {lines > 0 && (
        <span className={styles.words} data-lines={lines}>
          <span className={styles.bar} />
          {lines === 2 && <span className={styles.bar} />}
        </span>
      )}
    </span>
  );
}
