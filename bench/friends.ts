import { sql } from 'drizzle-orm';
import { firstPictureMs, type Person, type Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 5;
/** So many friends share a wardrobe: those whose cards are in view at first. */
const sharing = 4;

/** A thousand friends beside ten, and a friend's wardrobe of ten thousand pieces beside one of a hundred. */
export async function measureFriends(stage: Stage): Promise<Row[]> {
  const few = await shownMs(stage, await personWithFriends(stage, 10), '/friends');
  const many = await shownMs(stage, await personWithFriends(stage, 1000), '/friends');
  const visitor = await stage.person(1);
  const small = await shownMs(stage, visitor, await shareAll(stage, visitor, 100));
  const large = await shownMs(stage, visitor, await shareAll(stage, visitor, 10_000));
  return [
    ratioRow('1,000 friends: first piece on a card, phone profile', many, few, '10'),
    ratioRow('a friend’s 10,000 pieces: first tile, phone profile', large, small, '100'),
  ];
}

const ratioRow = (what: string, large: number, small: number, beside: string): Row => ({
  what,
  figure: `${large.toFixed(0)} ms`,
  beside: `${small.toFixed(0)} ms with ${beside}`,
  ratio: large / small,
  goal: '≤ 1.2',
  holds: large / small <= 1.2,
});

/** Makes somebody with so many friends, the first of whom share a wardrobe. */
async function personWithFriends(stage: Stage, count: number): Promise<Person> {
  const { database } = stage.running.app.services.open;
  const person = await stage.person(1);
  await database.execute(sql`
    with made as (
      insert into users (email, password_hash, screen_name)
      select gen_random_uuid() || '@example.com', '', 'Friend ' || gen_random_uuid()
      from generate_series(1, ${count - sharing}::int)
      returning id
    )
    insert into relationships (lower_id, higher_id, friends_since)
    select least(id, ${person.userId}::uuid), greatest(id, ${person.userId}::uuid), now() from made`);
  for (let at = 0; at < sharing; at += 1) {
    const friend = await stage.person(40);
    await database.execute(
      sql`update users set screen_name = ${`Ada ${friend.userId}`} where id = ${friend.userId}`,
    );
    await befriend(stage, person, friend);
    await share(stage, friend);
  }
  return person;
}

/** Makes a friend of the visitor's who shares so many pieces in one wardrobe; answers the path of its pieces. */
async function shareAll(stage: Stage, visitor: Person, count: number): Promise<string> {
  const owner = await stage.person(count);
  await befriend(stage, visitor, owner);
  const wardrobeId = await share(stage, owner);
  await stage.running.app.services.open.database.execute(sql`
    insert into wardrobe_items (wardrobe_id, item_id)
    select ${wardrobeId}, id from items where owner_id = ${owner.userId} on conflict do nothing`);
  await stage.running.app.services.open.tidy();
  return `/friends/${owner.userId}/wardrobes/${wardrobeId}/items`;
}

/** Has somebody share their wardrobe with all friends; answers its id. */
async function share(stage: Stage, { userId }: Person): Promise<number> {
  const { rows } = await stage.running.app.services.open.database.execute<{ id: number }>(
    sql`update wardrobes set sharing = 'friends' where owner_id = ${userId} returning id`,
  );
  return rows[0]!.id;
}

async function befriend(stage: Stage, one: Person, other: Person): Promise<void> {
  await stage.running.app.services.open.database.execute(sql`
    insert into relationships (lower_id, higher_id, friends_since)
    values (
      least(${one.userId}::uuid, ${other.userId}::uuid),
      greatest(${one.userId}::uuid, ${other.userId}::uuid), now())`);
}

/** Until the first picture of a screen is decoded, in milliseconds from the start of the document. */
async function shownMs(stage: Stage, person: Person, path: string): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await stage.phone(person);
    await page.goto(`${stage.address}${path}`, { waitUntil: 'commit' });
    took.push(await firstPictureMs(page));
    await page.context().close();
  }
  return median(took);
}
