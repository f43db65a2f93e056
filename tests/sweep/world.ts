import type { Browser } from 'playwright';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { type BuiltServer, type Member, startBuiltServer } from '#tests/browser/built-server.ts';
import { launchChromium } from '#tests/browser/chromium.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { answerBlueprint } from './answer-blueprint.ts';
import { offerPieces } from './offer-pieces.ts';

/** Everything that the sweep looks at: a server, a browser and four people. */
export interface World {
  server: BuiltServer;
  browser: Browser;
  /** The demo's owner, with a full wardrobe. */
  maya: Member;
  /** Has nothing yet. */
  beginner: Member;
  /** Gives everything the longest name that is allowed. */
  wordy: Member;
  /** Has made an account, and no profile yet. */
  nameless: Member;
  /** Of the staff. */
  staff: Member;
  itemId: string;
  wardrobeId: string;
  wordyItemId: string;
  outfitId: string;
  wordyOutfitId: string;
  lookId: string;
  /** A friend of the demo's owner, with what they share. */
  friend: { friendId: string; wardrobeId: string; itemId: string };
  /** Pieces of the wordy one that are offered, and that were sold. */
  offered: { listed: string; sold: string };
  /** The path of what a friend laid for the demo's owner. */
  styled: string;
  /** The paths of days that the demo's owner shares with a friend, that they come to, and that they are asked to. */
  together: { hosted: string; coming: string; waiting: string };
  close(): Promise<void>;
}

const longName = 'Grandmother’s hand-embroidered wedding trousseau of 1958, all';
const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitänsuniformjacke';

/** Starts it all. `text` is the size of text that the browser's owner has chosen, in pixels. */
export async function makeWorld(text = 16): Promise<World> {
  process.env.RATE_LIMITS = 'off';
  // A second main destination, so that a phone's browser has its bottom bar.
  process.env.SHOP_URL = 'https://shop.example';
  const [server, browser] = await Promise.all([
    startBuiltServer(),
    launchChromium(`--blink-settings=defaultFontSize=${text}`),
  ]);
  const { demo, call } = server;
  const maya = await call('tokenAuth', {
    email: demo.email,
    password: await sealPassword({ call: call as TestServer['call'] }, demo.password),
  });
  const beginner = await server.member();
  const wordy = await server.member();
  const nameless = await call('createAccount', {
    email: 'nameless@example.com',
    password: await sealPassword({ call: call as TestServer['call'] }, demo.password),
  });
  // The demo's owner is entitled to the whole of it.
  for (const person of [maya, wordy]) await answerBlueprint(server, person);
  const owner = wordy.userId;
  const made = await call(
    'saveWardrobe',
    { owner, name: longName.slice(0, 60), description: '' },
    wordy.token,
  );
  const wardrobeIds = [made.wardrobe.wardrobeId];
  const { item } = await call(
    'saveItem',
    {
      owner,
      changes: {
        title: unbroken,
        brand: 'Österreichische Trachtenmanufaktur & Söhne',
        size: '38 long / tall',
        condition: 'Needs Repair',
        category: 'blazer',
        personalTags: [unbroken.slice(0, 38), 'opera'],
        notes: `${longName}. ${unbroken}`,
      },
      wardrobeIds,
    },
    wordy.token,
  );
  for (const condition of ['New with Tags', 'Repurposed/Upcycled'] as const) {
    const changes = { title: longName, condition };
    const made = await call('saveItem', { owner, changes, wardrobeIds }, wordy.token);
    const wash = { itemIds: [made.item.itemId], availability: 'in-the-wash' as const };
    await call('setAvailability', { owner, changeId: newIdempotencyKey(), ...wash }, wordy.token);
  }
  const { item: deleted } = await call(
    'saveItem',
    { owner, changes: { title: longName } },
    wordy.token,
  );
  const layer = { itemId: item.itemId, x: 0.5, y: 0.5, size: 0.6, rotation: 0, isFlipped: false };
  const { outfit } = await call(
    'saveOutfit',
    {
      owner,
      changes: { title: longName, notes: `${longName}. ${unbroken}` },
      // The others are gaps: one can be brought back.
      collage: {
        background: 'navy',
        layers: [
          layer,
          { ...layer, itemId: deleted.itemId, x: 0.2 },
          { ...layer, itemId: null, x: 0.8 },
        ],
      },
      wardrobeIds,
    },
    wordy.token,
  );
  await call('deleteItems', { owner, itemIds: [deleted.itemId] }, wordy.token);
  await deleteOneOfEach(call, wordy, outfit.outfitId);
  const day = new Date().toISOString().slice(0, 10);
  const changes = { day, slot: 'day' as const, outfitId: outfit.outfitId, title: longName };
  await call('savePlan', { owner, changes }, wordy.token);
  const { outfitIds } = await call(
    'getOutfitNavigation',
    { owner: maya.userId, filter: {} },
    maya.token,
  );
  const { lookIds } = await call(
    'getLookNavigation',
    { owner: maya.userId, filter: {} },
    maya.token,
  );
  const { itemIds } = await call(
    'getItemNavigation',
    { owner: maya.userId, filter: {} },
    maya.token,
  );
  const { wardrobes } = await call('getWardrobes', { owner: maya.userId }, maya.token);
  await call(
    'inviteFriend',
    { email: `${unbroken.slice(0, 40).toLowerCase()}@example.com` },
    wordy.token,
  );
  return {
    server,
    browser,
    maya,
    beginner,
    wordy,
    nameless,
    staff: await server.signInAs('staff@hem.test'),
    itemId: itemIds[0]!,
    wardrobeId: wardrobes[0]!.wardrobeId,
    wordyItemId: item.itemId,
    outfitId: outfitIds[0]!,
    lookId: lookIds[0]!,
    wordyOutfitId: outfit.outfitId,
    friend: await findFriend(call, maya),
    offered: await offerPieces(call, wordy, `${unbroken}, ${longName}`.slice(0, 110)),
    styled: await findStyled(call, maya),
    together: await findTogether(call, maya),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The demo's first friend, with a wardrobe and a piece of theirs. */
async function findFriend(call: BuiltServer['call'], { token }: Member): Promise<World['friend']> {
  const { friends } = await call('getFriends', {}, token);
  const owner = friends[0]!.userId;
  const { wardrobes } = await call('getWardrobes', { owner }, token);
  const { wardrobeId } = wardrobes[0]!;
  const filter = { wardrobeId };
  const { itemIds } = await call('getItemNavigation', { owner, filter }, token);
  return { friendId: owner, wardrobeId, itemId: itemIds[0]! };
}

/** The path of what a friend laid for the demo's owner. */
async function findStyled(call: BuiltServer['call'], { userId, token }: Member): Promise<string> {
  const { received } = await call('getStylings', { owner: userId }, token);
  return `/friends/styled/${received[0]!.stylingId}`;
}

/** The paths of shared days of the demo's owner, one of which is made. */
async function findTogether(
  call: BuiltServer['call'],
  { userId: owner, token }: Member,
): Promise<World['together']> {
  const { friends } = await call('getFriends', {}, token);
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const guestIds = friends.map(({ userId }) => userId);
  const title = longName.slice(0, 60);
  await call('shareDay', { owner, title, firstDay: day, lastDay: day, guestIds }, token);
  const { sharedDays } = await call('getSharedDays', { owner }, token);
  const pathOf = (wanted: 'coming' | 'waiting' | null) => {
    const { host, sharedDayId } = sharedDays.find(({ answer }) => answer === wanted)!;
    return `/friends/together/${sharedDayId}?owner=${host.userId}`;
  };
  return { hosted: pathOf(null), coming: pathOf('coming'), waiting: pathOf('waiting') };
}

/** Deletes a piece, an outfit and a look, each made for that. */
async function deleteOneOfEach(
  call: BuiltServer['call'],
  { userId: owner, token }: Member,
  outfitId: string,
): Promise<void> {
  const { item } = await call('saveItem', { owner, changes: { title: unbroken } }, token);
  await call('deleteItems', { owner, itemIds: [item.itemId] }, token);
  const { outfitIds } = await call('duplicateOutfits', { owner, outfitIds: [outfitId] }, token);
  await call('deleteOutfits', { owner, outfitIds }, token);
  const changes = { kind: 'worn' as const, title: longName, outfitId };
  const { look } = await call('saveLook', { owner, changes }, token);
  await call('deleteLooks', { owner, lookIds: [look.lookId] }, token);
}
