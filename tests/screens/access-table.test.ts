import '#tests/support/page.ts';

import path from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import { descriptorOf, operationNames } from '#contract/operations.ts';
import { type Capability, keysOf, opens } from '#contract/rules/capabilities.ts';
import { circlePlanKeys, circlePlans } from '#contract/rules/circle.ts';
import { entitlementKeys } from '#contract/rules/profile.ts';

const page = path.join(import.meta.dirname, '../../docs/access.md');

type Key = keyof typeof opens;
const isEntitlement = (key: Key) => (entitlementKeys as readonly string[]).includes(key);
const code = (words: string) => `\`${words}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const needsWords = (needs: Capability | undefined): string =>
  needs === undefined ? '' : `${needs}: ${keysOf(needs).map(code).join(' and ')}`;

/** How somebody comes by a key. */
function givenBy(key: Key): string {
  if (!isEntitlement(key)) return 'the configuration';
  const plans = circlePlanKeys.filter((plan) => circlePlans[plan].entitles.includes(key as never));
  return ['a grant', ...plans.map((plan) => circlePlans[plan].name)].join(', ');
}

const keyRows = (Object.keys(opens) as Key[]).map((key) => [
  code(key),
  isEntitlement(key) ? 'entitlement' : 'flag',
  givenBy(key),
  opens[key].join(', '),
]);

const roomRows = routes
  .filter(({ path: at }) => !at.startsWith('/gallery'))
  .map(({ path: at, guard, needs }) => [
    code(at),
    guard === 'public' ? 'anybody' : 'members',
    needsWords(needs),
  ]);

const whose = { owner: 'the member’s own', friend: 'their own, and what a friend shares' };

const operationRows = operationNames.map((name) => {
  const { access, sight, needs, whileStoodIn } = descriptorOf(name);
  const who = { anyone: 'anybody', 'signed-in': 'members', staff: 'staff' }[access];
  const within = whileStoodIn === 'open' ? 'open' : '';
  return [code(name), who, sight ? whose[sight] : '', needsWords(needs), within];
});

const text = `# Who may do what

Written from the code by \`npm run docs:access\`. Do not edit.

A key opens capabilities: an entitlement those of a member, for as long as a grant of theirs holds; a feature flag
those of everybody. What several keys open needs all of them. The table of it is \`contract/rules/capabilities.ts\`; the
page asks it before it shows a room or a way there, and the server before it does a call
([decision 067](decisions/067-grants-have-dates-and-one-table-says-what-they-open.md)).

## Keys

${table(['key', 'kind', 'given by', 'opens'], keyRows)}

## Rooms

Whoever is not signed in is led to the sign-in, and from there to the room. A room whose needs are not met is not found.

${table(['address', 'open to', 'needs'], roomRows)}

## Operations

Whoever of the staff is in a member's account does what is open there, and nothing else ([decision
105](decisions/105-staff-in-an-account-is-a-session-of-its-own.md)).

${table(['operation', 'open to', 'about', 'needs', 'in a member’s account'], operationRows)}
`;

it('is written down as the code has it (npm run docs:access writes it)', async () => {
  await expect(text).toMatchFileSnapshot(page);
});
