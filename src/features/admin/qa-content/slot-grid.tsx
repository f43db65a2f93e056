import { type KeyboardEvent, useRef } from 'react';
import {
  type BlueprintGender,
  bodyAttributes,
  colorSeasons,
  personalityTypes,
} from '#contract/rules/blueprint.ts';
import { styleSlot } from '#contract/rules/content-slots.ts';
import { seasonShades } from '#contract/rules/season-shades.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { markOf, markWords, type SlotMark } from './content-words.ts';
import styles from './slot-grid.module.css';

const marks: readonly SlotMark[] = ['published', 'draft', 'scheduled', 'missing'];
const perCell = personalityTypes.length;

/**
 * Every style of a gender: a row for each season, a column for each shape, and in each cell a mark for each of the five
 * personalities. A mark is a button that opens its style; the marks are one stop of the Tab key, and arrow keys go from one to
 * the next.
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
  const rows = colorSeasons.map((season) =>
    shapes.flatMap((shape) =>
      personalityTypes.map((personality) => styleSlot({ gender, season, shape, personality })),
    ),
  );
  const hasChosen = rows.some((row) => row.some((slot) => slot === chosen));
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const last = rows[row]!.length - 1;
    const to = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, last],
    }[event.key];
    if (!to) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-at="${to.join(' ')}"]`)?.focus();
  };
  return (
    <>
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
                <th scope="row">
                  <span className={styles.season}>
                    <span className={styles.strip} aria-hidden="true">
                      {seasonShades[season].map((color) => (
                        <i key={color} style={{ background: color }} />
                      ))}
                    </span>
                    {seasonTitle(season)}
                  </span>
                </th>
                {shapes.map((shape, place) => {
                  const from = place * perCell;
                  const cell = rows[row]!.slice(from, from + perCell);
                  return (
                    <td key={shape}>
                      <span
                        className={styles.cell}
                        data-open={cell.includes(chosen ?? '') || undefined}
                      >
                        {cell.map((slot, at) => {
                          const mark = markOf(states.get(slot));
                          const personality = personalityTypes[at]!;
                          const isFirst = !hasChosen && row === 0 && from + at === 0;
                          return (
                            <button
                              key={slot}
                              type="button"
                              className={styles.mark}
                              data-slot={slot}
                              data-at={`${row} ${from + at}`}
                              tabIndex={slot === chosen || isFirst ? 0 : -1}
                              aria-pressed={slot === chosen}
                              aria-label={`${seasonTitle(season)}, ${shape}, ${personality}: ${markWords[mark].toLowerCase()}`}
                              onKeyDown={(event) => move(event, row, from + at)}
                              onClick={() => onChoose(slot)}
                            >
                              <i data-mark={mark}>{personality.slice(0, 2)}</i>
                            </button>
                          );
                        })}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        {marks.map((mark) => (
          <span key={mark}>
            <i data-mark={mark} aria-hidden="true" />
            {markWords[mark]}
          </span>
        ))}
        <span className={styles.types}>
          {personalityTypes.map((type) => type.slice(0, 2)).join(' ')}: the five types
        </span>
      </p>
    </>
  );
}
