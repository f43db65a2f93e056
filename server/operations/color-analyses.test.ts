import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { sendPortrait, softTones } from '#tests/support/finished-blueprint.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
});

const own = () => ({ owner: maya.userId });
const read = async () => (await server.call('getAnalysisData', own(), maya)).color;

/** Other tones than those that `sendPortrait` sends: of a deep season. */
const deepTones = { eye: ['#2a1a12'], hair: ['#120d0b'], skin: ['#5a3a28'], white: '#f4f3f0' };

async function send(more: object) {
  const picture = await drawPicture();
  const { imageId } = await server.upload(maya, picture, 'image/jpeg', 'color-analysis');
  const sent = { ...own(), imageId, samples: deepTones, ...more };
  return (await server.call('sendColorAnalysis', sent, maya)).color;
}

describe('A color analysis', () => {
  it('takes the place of the one before, whose review is over', async () => {
    await sendPortrait(server, maya);
    const before = await read();
    const after = await send({});
    expect(after.depth).not.toBe(before!.depth);
    expect(await read()).toEqual(after);
  });

  it('from before the sign-in is taken where the account has none, and leaves what it has', async () => {
    const first = await send({ isFromVisitor: true });
    expect(await read()).toEqual(first);
    const other = await send({ isFromVisitor: true, samples: softTones });
    expect(other).toEqual(first);
    expect(await read()).toEqual(first);
  });
});
