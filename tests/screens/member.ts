import { randomUUID } from 'node:crypto';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Person, TestServer } from '#tests/support/test-server.ts';

/** A member whose profile is complete, so that nothing leads to it. */
export async function settledMember(server: TestServer): Promise<Person> {
  const person = await server.person();
  await server.call(
    'userSaveProfile',
    {
      firstName: null,
      screenName: `maya-${randomUUID().slice(0, 8)}`,
      gender: 'Female',
      shippingCountry: 'US',
      dateOfBirth: null,
      bio: null,
    },
    person,
  );
  return person;
}

/** Hangs items on a member's rail, the first one oldest. Answers their ids in this order. */
export async function hangItems(
  server: TestServer,
  as: Person,
  items: Partial<ItemAttributes>[],
  wardrobeIds: string[] = [],
): Promise<string[]> {
  const ids: string[] = [];
  for (const changes of items) {
    const { item } = await server.call('saveItem', { owner: as.userId, changes, wardrobeIds }, as);
    ids.push(item.itemId);
  }
  return ids;
}

/** Makes an empty wardrobe. Answers its id. */
export async function hangRail(server: TestServer, as: Person, name: string): Promise<string> {
  const { wardrobe } = await server.call(
    'saveWardrobe',
    { owner: as.userId, name, description: '' },
    as,
  );
  return wardrobe.wardrobeId;
}
