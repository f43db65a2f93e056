import { beforeAll } from 'vitest';
import { sharedChromium, signedIn } from './chromium.ts';
import { describeScreens, type ScreensWorld } from './describe-screens.ts';
import { sharedServer } from './shared-server.ts';

let world: ScreensWorld;
beforeAll(async () => {
  const server = sharedServer();
  const demo = await server.signInDemo();
  const { itemIds } = await server.call(
    'getItemNavigation',
    { owner: demo.userId, filter: {} },
    demo.token,
  );
  world = {
    server,
    browser: await sharedChromium(),
    state: signedIn(server.origin, demo),
    itemId: itemIds[0]!,
  };
});

describeScreens('desktop', () => world);
