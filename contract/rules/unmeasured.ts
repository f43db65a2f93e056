/*
 * The part that the studio was not told of somebody's measurements. The words of a line say it (`_measured`): `For
 * Sam: Waist
 * 70.0 cm (27.6 in); not measured: Hips`. A message of the member may bring it later.
 */

/** How a message to the studio begins that brings what was not measured when its order was paid for. */
export const measuredLater = 'Measurements: ';

/** The words of a line: for whom, what is given, and the names of what lacks. */
export function lineOfMeasures(
  whose: string,
  given: readonly string[],
  lacking: readonly string[],
): string {
  const parts = [
    ...(given.length > 0 ? [given.join(', ')] : []),
    ...(lacking.length > 0 ? [`not measured: ${lacking.join(', ')}`] : []),
  ];
  return `For ${whose}: ${parts.join('; ')}`;
}

/**
 * The names of what lacks by the words of a line; null where nothing does. Lines of older orders may say that nothing
 * was measured without saying what: of those there are no names.
 */
export function lackingIn(measured: string | null | undefined): string[] | null {
  const found = /[:;] not measured(?:: (.+))?$/.exec(measured ?? '');
  return found && (found[1]?.split(', ') ?? []);
}

/** The measurements lacking by the words of a line, and not brought by a message since; null where nothing lacks. */
export function lackingOf(
  measuredFor: string | null,
  messages: readonly { text: string }[],
): string[] | null {
  const lacking = lackingIn(measuredFor);
  if (!lacking) return null;
  const begin = measuredLater + (/^For .+?: /.exec(measuredFor!)?.[0] ?? '');
  const brought = messages
    .filter(({ text }) => text.startsWith(begin))
    .map(({ text }) => text.slice(begin.length).split(', '));
  if (lacking.length === 0) return brought.length > 0 ? null : [];
  const isBrought = (name: string) => brought.flat().some((one) => one.startsWith(`${name} `));
  const left = lacking.filter((name) => !isBrought(name));
  return left.length > 0 ? left : null;
}

/** The lines of an order for which the studio was not given all measurements, with the order or since. */
export const unmeasuredOf = <Line extends { measuredFor: string | null }>({
  lines,
  messages,
}: {
  lines: readonly Line[];
  messages: readonly { text: string }[];
}): Line[] => lines.filter(({ measuredFor }) => lackingOf(measuredFor, messages) !== null);
