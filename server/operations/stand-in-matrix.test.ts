import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { descriptorOf, operationNames } from '#contract/operations.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { makeOwner, type Owner } from '#tests/support/owner.ts';
import { digestRows, rowsChangedSince, stopHourlyJobs } from '#tests/support/row-dump.ts';
import { sampleOf } from '#tests/support/sample-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/* The access matrix of whoever of the staff is in a member's account: every operation, about every subject. */

let server: TestServer;
let owner: Owner;
let member: Owner;
let staff: Owner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await makeOwner(server);
  member = await makeOwner(server);
  staff = await makeOwner(server, true);
  await server.app.services.jobs.idle();
  await stopHourlyJobs(server);
});
afterAll(() => server.close());
// A call that ends a session gets one of its own.
beforeEach(async () => {
  const { open, now } = server.app.services;
  for (const person of [owner, staff]) {
    person.token = (await openSession(open.database, person.userId, 'test', now())).token;
  }
});

/** The texts by which a row of somebody is found: an id of theirs, as jsonb writes it. */
const idsOf = ({ userId, email, imageIds, ...owned }: Owner) => [
  userId,
  email,
  ...Object.values(imageIds),
  ...owned.itemIds.map((id) => `"item_id": ${id},`),
  ...owned.wardrobeIds.map((id) => `"wardrobe_id": ${id}}`),
  ...owned.outfitIds.map((id) => `"outfit_id": ${id},`),
  ...owned.lookIds.map((id) => `"look_id": ${id},`),
  ...owned.planIds.map((id) => `"plan_id": ${id},`),
  `"order_id": ${owned.orderId},`,
];

/** An answer holds nobody's id, address or names but the caller's: the names have the id in them. */
function expectNothingOf({ userId, email }: Owner, body: unknown): void {
  const text = JSON.stringify(body);
  expect(text).not.toContain(userId);
  expect(text).not.toContain(email);
}

describe('while in a member’s account', () => {
  it('knows which operations are open to whoever of the staff is in a member’s account', () => {
    const open = operationNames.filter((name) => descriptorOf(name).whileStoodIn === 'open');
    expect(open).toEqual([
      'logout',
      'userDetails',
      'userDetailsList',
      'userGetFeatureConfig',
      'userAttributeChoices',
      'getFriends',
      'getFriendCards',
      'getNotices',
      'getMailKinds',
      'refreshCache',
      'imageUpload',
      'getMeasurements',
      'saveMeasurements',
      'getWardrobes',
      'saveWardrobe',
      'orderWardrobes',
      'chooseWardrobeCover',
      'getWardrobeSharing',
      'getItemNavigation',
      'getItemCounts',
      'getSearchCorrection',
      'getNearItems',
      'getItems',
      'getItemDetails',
      'getItemSuggestions',
      'getDeletedItems',
      'getCutoutProgress',
      'saveItem',
      'changeItems',
      'confirmCategories',
      'restoreItems',
      'itemAddToWardrobes',
      'itemRemoveFromWardrobes',
      'itemShowPictures',
      'itemCutOut',
      'getItemHistory',
      'setAvailability',
      'takeBackAvailability',
      'correctWears',
      'getLaundry',
      'getWashHistory',
      'setWashInterval',
      'setCleaningPrice',
      'getLoans',
      'getTakenDays',
      'getOwnWords',
      'changeCategory',
      'changeTag',
      'getUnworn',
      'keepItem',
      'getResaleListings',
      'getResaleListing',
      'getResaleValue',
      'getSavedFilters',
      'saveFilter',
      'getCutoutsToLookAt',
      'getItemCutout',
      'followItemStrokes',
      'saveItemCutout',
      'takeBackItemCutout',
      'getOutfitNavigation',
      'getOutfitSearchCorrection',
      'getOutfits',
      'getOutfitDetails',
      'getDeletedOutfits',
      'saveOutfit',
      'saveOutfitThumbnail',
      'restoreOutfits',
      'duplicateOutfits',
      'outfitAddToWardrobes',
      'outfitRemoveFromWardrobes',
      'getStylings',
      'getStyling',
      'getLookNavigation',
      'getLookSearchCorrection',
      'getLooks',
      'getLookDetails',
      'getDeletedLooks',
      'saveLook',
      'readLink',
      'restoreLooks',
      'duplicateLooks',
      'lookAddToWardrobes',
      'lookRemoveFromWardrobes',
      'getPlans',
      'savePlan',
      'movePlans',
      'markWorn',
      'restorePlans',
      'getSharedDays',
      'getSharedDay',
      'getLolaTurns',
      'getLolaSwaps',
      'getLolaSuggestions',
      'getLolaMorning',
      'getLolaTaste',
      'getLolaPlace',
      'findLolaPlaces',
      'getLolaModel',
      'getLolaForecast',
      'getGroups',
      'makeGroup',
      'changeGroup',
      'getWardrobeStatistics',
      'getPartnerFeeds',
      'getPartnerProducts',
      'ownPartnerProduct',
      'compareWithMine',
      'readThing',
      'saveThingWish',
      'getWishes',
      'saveWish',
      'getAnalysisData',
      'getBlueprintPreview',
      'getStyleBlueprintCover',
      'getPersonalityAnalysisData',
      'getColorAnalysisData',
      'getBodyShapeAnalysisData',
      'saveAnalysisAnswers',
      'getWardrobeScores',
      'endImpersonation',
      'getImpersonation',
      'getLab',
      'getLabPiece',
    ]);
    const never =
      /^(delete|forget|end|revoke|invite|share|ask|answer|send|make.*(Link|Feed)|start)/;
    expect(open.filter((name) => never.test(name))).toEqual(['endImpersonation']);
  });
});

describe.each(operationNames)('%s', (name) => {
  const sample = sampleOf(name);
  const { access } = descriptorOf(name);

  it('is open there as the table says, and about nobody else', async () => {
    const { sight, whileStoodIn, kind } = descriptorOf(name);
    const valid = await sample.valid(server, owner);
    // What deletes by its input is closed: `impersonation.test.ts`.
    const input = name === 'saveItem' ? { ...(valid as object), removedImageIds: [] } : valid;
    await server.app.services.jobs.idle();
    const reason = 'The access matrix';
    const entered = { userId: owner.userId, reason };
    const { token } = await server.call('startImpersonation', entered, staff);
    const within = { ...owner, token };
    const rows = await digestRows(server, idsOf(staff));
    const all = await digestRows(server);
    const { statusCode, body } = await server.raw(name, input, within);
    if (whileStoodIn !== 'open') {
      expect([statusCode, body]).toMatchObject([403, { code: 'closed-while-stood-in' }]);
      const changed = Object.keys(await rowsChangedSince(server, all));
      expect(changed.filter((table) => !table.startsWith('impersonation_log'))).toEqual([]);
    } else {
      expect(statusCode, JSON.stringify(body)).toBe(200);
      if (name !== 'getImpersonation') expectNothingOf(staff, body);
      expectNothingOf(member, body);
      if (kind === 'read') expect(JSON.stringify(body)).not.toContain('analysisAdmin');
    }
    // The staff member’s own things, and those of a third, are as far away as anybody’s.
    for (const other of sight ? [staff, member] : []) {
      const theirs = { ...(input as object), owner: other.userId };
      const answer = await server.raw(name, theirs, within);
      expect(answer.statusCode).toBe(403);
      expectNothingOf(other, answer.body);
    }
    const changed = Object.keys(await rowsChangedSince(server, rows));
    const trail = ['impersonation_log', 'impersonations', 'sessions', 'idempotency_keys'];
    expect(changed.filter((table) => !trail.includes(table))).toEqual([]);
    await server.raw('endImpersonation', {}, within);
    await server.app.services.jobs.idle();
    const over = await server.raw(name, input, within);
    if (access !== 'anyone') expect(over.body).toMatchObject({ code: 'signed-out' });
  });
});
