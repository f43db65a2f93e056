/** Reads a table of comma-separated values whose first line names the columns. */
export function readTable(text: string): Record<string, string>[] {
  const [head, ...rows] = parse(text);
  return rows.map((row) =>
    Object.fromEntries((head ?? []).map((name, at) => [name, row[at] ?? ''])),
  );
}

function parse(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '') continue;
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}
