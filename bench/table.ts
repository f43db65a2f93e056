/** One measured figure, beside its limit or its peer. */
export interface Row {
  what: string;
  figure: string;
  /** The limit, or what it is compared with. */
  beside: string;
  ratio: number | null;
  /** The goal of the ratio, or of the figure in words. */
  goal: string;
  holds: boolean;
}

/** Prints the rows under a heading. */
export function printTable(heading: string, rows: Row[]): void {
  console.log(`\n${heading}`);
  console.table(
    rows.map(({ what, figure, beside, ratio, goal, holds }) => ({
      what,
      figure,
      beside,
      ratio: ratio === null ? '' : ratio.toFixed(2),
      goal,
      holds: holds ? 'yes' : 'NO',
    })),
  );
}

/** The middle of some measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
