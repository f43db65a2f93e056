import { ArrowLeft, Ellipsis, Layers2, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import styles from './collage-editor.module.css';
import { ariaKeys, commands, type EditorActs, type EditorView } from './commands.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** The bar above the board: closing, undo and saving; with the title and the zoom, or a menu, as there is room. */
export function EditorTop({
  isWide,
  view,
  acts,
  title,
  suggestedTitle,
  zoom,
  saveButton,
  onTitle,
  onZoom,
  onSheet,
  onClose,
}: {
  isWide: boolean;
  view: EditorView;
  acts: EditorActs;
  title: string;
  /** The title to save where none is typed. */
  suggestedTitle: string;
  /** How large the board is shown; 1 is as large as there is room. */
  zoom: number;
  saveButton: ReactNode;
  onTitle(title: string): void;
  onZoom(zoom: number): void;
  onSheet(sheet: 'pieces' | 'details'): void;
  onClose(): void;
}) {
  return (
    <div className={styles.top}>
      <span className={styles.start}>
        <IconButton label="Close" onClick={onClose}>
          {isWide ? <ArrowLeft aria-hidden="true" /> : <X aria-hidden="true" />}
        </IconButton>
        {isWide && (
          <label className={styles.title}>
            <input
              aria-label="Title"
              value={title}
              placeholder={suggestedTitle}
              maxLength={120}
              onChange={(event) => onTitle(event.target.value)}
            />
            <Pencil aria-hidden="true" />
          </label>
        )}
      </span>
      <span className={styles.middle}>
        <UndoButtons view={view} acts={acts} />
        {isWide ? <ZoomButtons zoom={zoom} onZoom={onZoom} /> : <MoreMenu onSheet={onSheet} />}
      </span>
      <span className={styles.end}>{saveButton}</span>
    </div>
  );
}

function MoreMenu({ onSheet }: { onSheet(sheet: 'pieces' | 'details'): void }) {
  return (
    <LazyMenu
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      groups={[
        [
          {
            label: 'List of pieces',
            icon: <Layers2 aria-hidden="true" />,
            onChoose: () => onSheet('pieces'),
          },
          {
            label: 'Title and details',
            icon: <Pencil aria-hidden="true" />,
            onChoose: () => onSheet('details'),
          },
        ],
      ]}
    />
  );
}

function UndoButtons({ view, acts }: { view: EditorView; acts: EditorActs }) {
  return [commands.undo, commands.redo].map((command) => (
    <IconButton
      key={command.name}
      label={command.label}
      aria-keyshortcuts={ariaKeys(command)}
      aria-disabled={!command.isEnabled(view) || undefined}
      onClick={() => command.isEnabled(view) && command.run(view, acts)}
    >
      <command.Icon aria-hidden="true" />
    </IconButton>
  ));
}
