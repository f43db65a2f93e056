import { type KeyboardEvent, useRef } from 'react';
import {
  type BlueprintGender,
  bodyAttributes,
  colorSeasons,
  personalityTypes,
} from '#contract/rules/blueprint.ts';
import { styleSlot } from '#contract/rules/content-slots.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { markOf, markWords, type SlotMark } from './content-words.ts';
import styles from './slot-grid.module.css';

const marks: readonly SlotMark[] = ['published', 'draft', 'scheduled', 'missing'];

/**
 * Every style of a gender: a row for each season, a column for each shape, and in each cell the five personalities. A cell is
 * one button; arrow keys go from one to the next.
 */
export function SlotGrid({
  gender,
  states,
  chosen,
  onChoose,
}: {
  gender: BlueprintGender;
  states: ReadonlyMap<string, ContentSlotState>;
  /** The place that is open. */
  chosen: string | null;
  onChoose(slot: string): void;
}) {
  const table = useRef<HTMLTableElement>(null);
  const shapes = bodyAttributes[gender].shape;
  const cells = colorSeasons.map((season) =>
    shapes.map((shape) =>
      personalityTypes.map((personality) => {
        const slot = styleSlot({ gender, season, shape, personality });
        return { slot, personality, mark: markOf(states.get(slot)) };
      }),
    ),
  );
  const isOpen = (cell: (typeof cells)[number][number]) => cell.some(({ slot }) => slot === chosen);
  const hasOpen = cells.flat().some(isOpen);
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const [down, right] =
      {
        ArrowUp: [-1, 0],
        ArrowDown: [1, 0],
        ArrowLeft: [0, -1],
        ArrowRight: [0, 1],
      }[event.key] ?? [];
    if (down === undefined || right === undefined) return;
    event.preventDefault();
    const to = `[data-cell="${row + down} ${column + right}"]`;
    table.current?.querySelector<HTMLElement>(to)?.focus();
  };
  return (
    <div className={styles.holder}>
      <table className={styles.grid} ref={table}>
        <caption className="visually-hidden">Styles, by color season and shape</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Season</span>
            </th>
            {shapes.map((shape) => (
              <th key={shape} scope="col">
                {shape}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorSeasons.map((season, row) => (
            <tr key={season}>
              <th scope="row">{seasonTitle(season)}</th>
              {shapes.map((shape, column) => {
                const cell = cells[row]![column]!;
                const isFirst = !hasOpen && row === 0 && column === 0;
                return (
                  <td key={shape}>
                    <button
                      type="button"
                      className={styles.cell}
                      data-cell={`${row} ${column}`}
                      tabIndex={isOpen(cell) || isFirst ? 0 : -1}
                      aria-pressed={isOpen(cell)}
                      aria-label={`${seasonTitle(season)}, ${shape}: ${toldOf(cell)}`}
                      onKeyDown={(event) => move(event, row, column)}
                      onClick={() => onChoose(firstToWrite(cell))}
                    >
                      {cell.map(({ slot, personality, mark }) => (
                        <i key={slot} data-mark={mark} data-chosen={slot === chosen || undefined}>
                          {personality.slice(0, 2)}
                        </i>
                      ))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        {marks.map((mark) => (
          <span key={mark}>
            <i data-mark={mark} aria-hidden="true" />
            {markWords[mark]}
          </span>
        ))}
        <span className={styles.types}>Cr Dr Ro Cl Na: the five types</span>
      </p>
    </div>
  );
}

interface Cell {
  slot: string;
  personality: string;
  mark: SlotMark;
}

/** What a cell opens: what is being written, else what is missing, else its first. */
const firstToWrite = (cell: readonly Cell[]): string =>
  (
    cell.find(({ mark }) => mark === 'draft') ??
    cell.find(({ mark }) => mark === 'missing') ??
    cell[0]!
  ).slot;

const toldOf = (cell: readonly Cell[]): string =>
  cell.map(({ personality, mark }) => `${personality} ${markWords[mark].toLowerCase()}`).join(', ');
