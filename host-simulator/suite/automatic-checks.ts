import { maxMessageLength } from '#bridge/envelope.ts';
import { flagRegistry } from '#bridge/flag-registry.ts';
import { answers, type Payload, protocol } from '#bridge/protocol.ts';
import { problemWith } from '#bridge/schema.ts';
import { toHost } from '#bridge/to-host.ts';
import { type Check, fail, pass, skip } from './check.ts';
import type { Ending, PageSide } from './suite-page-side.ts';

/**
 * The time after which a host without a welcome is a legacy one, in milliseconds: so long a page says hello
 * (docs/native-host.md, Hello and welcome).
 */
const welcomeWithinMs = 8_000;

const codeOf = (ending: Ending) => ending?.message?.error?.code;
const welcomeOf = (side: PageSide) =>
  side.welcome()?.message?.payload as Payload<'bridge.welcome'> | undefined;

/** Whether the host says that it does not know a type, as it must of any request. */
const toldUnknown = (ending: Ending, words: string) => {
  if (!ending) return fail(`no answer to ${words}`);
  const code = codeOf(ending);
  return code === 'UNKNOWN_TYPE' ? pass(`UNKNOWN_TYPE at ${ending.atMs} ms`) : fail(`code ${code}`);
};

/** The checks that need nobody's help, in order. */
export const automaticChecks: readonly Check[] = [
  {
    name: 'transport',
    title: 'The page finds its host',
    async run(side) {
      for (let waitedMs = 0; waitedMs < welcomeWithinMs; waitedMs += 100) {
        const { name } = side.transport();
        if (name !== 'none') return pass(waitedMs ? `${name}, after ${waitedMs} ms` : name);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return fail('neither a native object nor a framing page of an allowed origin');
    },
  },
  {
    name: 'welcome',
    title: 'The host welcomes the page within 8 s',
    needs: 'transport',
    async run(side) {
      const fits = ({ message }: { message: unknown }) =>
        (message as { type?: string } | undefined)?.type === 'bridge.welcome';
      const welcome = await side.next(fits, welcomeWithinMs);
      if (welcome) return pass(`after ${welcome.atMs} ms`);
      return fail(
        side.inbound.length > 0 ? 'it speaks, but never says welcome: a legacy host' : 'silence',
      );
    },
  },
  {
    name: 'welcome-schema',
    title: 'The welcome is as its schema says',
    needs: 'welcome',
    async run(side) {
      const problem = problemWith(protocol['bridge.welcome'].payload, welcomeOf(side));
      return problem ? fail(problem) : pass(`platform ${welcomeOf(side)?.platform}`);
    },
  },
  {
    name: 'capabilities',
    title: 'Capabilities are names with versions',
    needs: 'welcome-schema',
    async run(side) {
      const names = welcomeOf(side)?.capabilities ?? [];
      const odd = names.filter((name) => !/^([a-z]+(\.[a-z]+)+|purchase)@\d+$/i.test(name));
      if (odd.length > 0) return fail(`not domain.verb@1: ${odd.join(', ')}`);
      const known = names.filter((name) => Object.hasOwn(toHost, name.replace(/@\d+$/, '')));
      return pass(`${names.length}, of which ${known.length} are known here`);
    },
  },
  {
    name: 'viewport',
    title: 'The viewport is the web view’s',
    needs: 'welcome-schema',
    async run(side) {
      const viewport = welcomeOf(side)?.viewport;
      if (!viewport) return skip('not said');
      const said = `${viewport.width} × ${viewport.height}`;
      const isSame =
        Math.abs(viewport.width - innerWidth) <= 1 && Math.abs(viewport.height - innerHeight) <= 1;
      return isSame ? pass(said) : fail(`said ${said}, but it is ${innerWidth} × ${innerHeight}`);
    },
  },
  {
    name: 'safe-area',
    title: 'The safe area lies inside the web view',
    needs: 'welcome-schema',
    async run(side) {
      const safeArea = welcomeOf(side)?.safeArea;
      if (!safeArea) return skip('not said');
      const { top, right, bottom, left } = safeArea;
      const isInside =
        Math.min(top, right, bottom, left) >= 0 &&
        top + bottom < innerHeight &&
        left + right < innerWidth;
      const said = `${top}, ${right}, ${bottom}, ${left}`;
      return isInside ? pass(said) : fail(said);
    },
  },
  {
    name: 'flags',
    title: 'The page learns that it is in the app',
    needs: 'transport',
    async run(side) {
      const said = welcomeOf(side)?.flags ?? {};
      const wrong = flagRegistry.filter(
        ({ key, type }) => Object.hasOwn(said, key) && typeof said[key] !== type,
      );
      if (wrong.length > 0) return fail(wrong.map(({ key, type }) => `${key}: not ${type}`).join());
      if (said['hem.flag.webView'] === true) return pass('by the welcome');
      if (localStorage.getItem('hem.flag.webView') === 'true') return pass('by its storage');
      return fail('hem.flag.webView is neither in the welcome nor in the storage');
    },
  },
  {
    name: 'early',
    title: 'What the page asked before the welcome is answered',
    needs: 'welcome',
    run: async (side) => toldUnknown(await side.early, 'a request from before the welcome'),
  },
  {
    name: 'unknown',
    title: 'A request of a type it does not know is told so',
    needs: 'welcome',
    run: async (side) => toldUnknown(await side.ask('suite.unknown', {}), 'suite.unknown'),
  },
  {
    name: 'ping',
    title: 'A ping comes back',
    needs: 'welcome',
    async run(side) {
      const ending = await side.ask('bridge.ping', {});
      if (!ending) return fail('silence');
      if (ending.message?.type === 'bridge.pong') return pass('bridge.pong');
      return codeOf(ending) === 'UNKNOWN_TYPE'
        ? pass('UNKNOWN_TYPE, which is as good')
        : fail(`answered ${ending.text.slice(0, 80)}`);
    },
  },
  {
    name: 'owned',
    title: 'What is owned in the app’s store is told without a question',
    needs: 'welcome',
    async run(side) {
      if (!side.bridge.can('purchase@1')) return skip('not announced');
      const account = '00000000-0000-4000-a000-000000000000';
      const ending = await side.ask('purchase.ask', { kind: 'owned', account });
      const said = ending?.message?.payload;
      const problem = said ? problemWith(answers['purchase.ask'], said) : '';
      if (!said) return fail(ending ? `answered ${ending.text.slice(0, 80)}` : 'silence');
      return problem ? fail(problem) : pass((said as { outcome: string }).outcome);
    },
  },
  {
    name: 'many',
    title: 'Fifty requests at once are each answered once',
    needs: 'welcome',
    async run(side) {
      const types = Array.from({ length: 50 }, (_, index) => `suite.many${index}`);
      const endings = await Promise.all(types.map((type) => side.ask(type, {})));
      const missing = endings.filter((ending) => !ending).length;
      if (missing > 0) return fail(`${missing} had no answer`);
      const again = endings.filter((ending) => {
        const re = ending?.message?.re;
        return side.inbound.filter((each) => each.message?.re === re && isNew(each)).length > 1;
      });
      return again.length > 0 ? fail(`${again.length} were answered twice`) : pass('50');
    },
  },
  {
    name: 'large',
    title: 'A message just under the limit gets through',
    needs: 'welcome',
    async run(side) {
      const filler = 'x'.repeat(maxMessageLength - 1_000);
      return toldUnknown(await side.ask('suite.large', { filler }), 'a message of 64 KB');
    },
  },
  {
    name: 'broken',
    title: 'The host survives what it cannot read',
    needs: 'welcome',
    async run(side) {
      await side.transport().send('{"v":1,"type":');
      await side.transport().send('x'.repeat(maxMessageLength + 4_000));
      return toldUnknown(await side.ask('suite.after', {}), 'a request after broken messages');
    },
  },
  {
    name: 'again',
    title: 'A page that says hello again is welcomed again',
    needs: 'welcome',
    async run(side) {
      const before = side.inbound.length;
      side.sayHello();
      const again = await side.next(
        ({ message }) => message?.type === 'bridge.welcome',
        welcomeWithinMs,
        before,
      );
      return again ? pass() : fail('no second welcome');
    },
  },
  {
    name: 'envelopes',
    title: 'Ids are unique and sequence numbers rise',
    needs: 'welcome',
    async run(side) {
      const messages = side.inbound.filter(isNew).flatMap(({ message }) => message ?? []);
      const legacy = messages.filter(({ id }) => id === '').length;
      if (legacy > 0) return fail(`${legacy} messages had no envelope`);
      const ids = new Set(messages.map(({ id }) => id));
      if (ids.size < messages.length) return fail('an id came twice');
      const lastSeq = new Map<string, number>();
      for (const { sid, seq } of messages) {
        if (seq <= (lastSeq.get(sid) ?? -1)) return fail(`seq ${seq} of ${sid} does not rise`);
        lastSeq.set(sid, seq);
      }
      return pass(`${messages.length} messages`);
    },
  },
];

/** Whether an entry counts: React Native on Windows dispatches everything twice, and the second one does not count. */
const isNew = ({ verdict }: { verdict: string | undefined }) => verdict !== 'duplicate';
