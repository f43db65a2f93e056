import { fold } from '#contract/rules/search-words.ts';
import type { StylistEvent } from '#contract/rules/stylist-events.ts';

/** An event that is another one by what else the text says: a wedding, and the beach. */
const sharper: readonly (readonly [event: StylistEvent, said: RegExp, meant: StylistEvent])[] = [
  [
    'job-interview',
    /\b(bank|law firm|insurance|finance|financial|consult\w*|notary|ministry)\b/,
    'bank-interview',
  ],
  [
    'job-interview',
    /\b(agency|start ?up|design\w*|creative|advertising|magazine|theat\w+|fashion|film|media|architect\w*|studio)\b/,
    'creative-interview',
  ],
  ['wedding', /\b(beach|seaside|by the sea|on the sand|island)\b/, 'beach-wedding'],
  ['wedding', /\b(summer|garden|june|july|august|vineyard|barn|heat|hot)\b/, 'summer-wedding'],
  ['party', /\b(office|colleagues|coworkers|company|work)\b/, 'office-party'],
  ['office', /\b(clients?|investors?|customers?|board)\b/, 'business'],
  ['office', /\b(party|christmas do|drinks)\b/, 'office-party'],
  ['date', /\b(first|blind|tinder)\b/, 'first-date'],
  ['office', /\bcasual (friday|day)\b/, 'casual-office'],
  ['gala', /\bblack tie\b/, 'black-tie'],
  ['gala', /\bwhite tie\b/, 'white-tie'],
];

/** The event that is meant of those that a text names, the first one first; undefined where none is. */
export function sharpened(events: readonly StylistEvent[], text: string): StylistEvent | undefined {
  const folded = fold(text);
  const first = events.find((event) => event === 'black-tie' || event === 'white-tie') ?? events[0];
  if (!first) return undefined;
  const named = new Set(events);
  // At home with a cold one may have to go out all the same.
  const other = events.find((event) => event !== 'ill');
  if (first === 'ill' && other)
    return sharpened(
      events.filter((event) => event !== 'ill'),
      text,
    );
  if (named.has('business') && first === 'office') return 'business';
  if (named.has('wedding') && named.has('beach')) return 'beach-wedding';
  return sharper.find(([event, said]) => event === first && said.test(folded))?.[2] ?? first;
}
