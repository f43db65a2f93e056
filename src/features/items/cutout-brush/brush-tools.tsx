import { Brush, CircleMinus, CirclePlus, Eraser } from 'lucide-react';
import type { StrokeKind } from '#contract/rules/cutout-strokes.ts';
import styles from './brush-tools.module.css';

/** The tools, in the order of their keys. */
export const brushTools = [
  { kind: 'keep', label: 'Keep', Icon: CirclePlus },
  { kind: 'away', label: 'Away', Icon: CircleMinus },
  { kind: 'erase', label: 'Erase', Icon: Eraser },
  { kind: 'restore', label: 'Restore', Icon: Brush },
] as const satisfies { kind: StrokeKind; label: string; Icon: typeof Brush }[];

/** The choice of what the next stroke does. */
export function BrushTools({
  tool,
  onChoose,
}: {
  tool: StrokeKind;
  onChoose(tool: StrokeKind): void;
}) {
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">What a stroke does</legend>
      {brushTools.map(({ kind, label, Icon }, number) => (
        <button
          key={kind}
          type="button"
          className={styles.tool}
          aria-pressed={kind === tool}
          aria-keyshortcuts={String(number + 1)}
          onClick={() => onChoose(kind)}
        >
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
