import type { Browser } from 'webdriverio';
import { flagKey } from '#bridge/flags.ts';
import { describeText } from '#host-simulator/log/message-log.ts';
import type { Stage } from '../stage.ts';
import { nativeApp } from '../targets.ts';
import { heard } from './heard.ts';
import { type AppStart, envelope, type Host, type Keyboard, type Message } from './host.ts';

interface Noted {
  direction: Message['direction'];
  text: string;
}

/**
 * What Android and iOS have in common. The test build of the app keeps its messages in
 * `window.hemHostLog` (docs/qa.md); everything else is a native command of Appium.
 */
export abstract class PhoneHost implements Host {
  abstract readonly cannot: Host['cannot'];
  readonly device: Browser;
  readonly stage: Pick<Stage, 'session' | 'demo' | 'hem'>;
  readonly app = nativeApp().id;
  #forgotten = 0;

  constructor(device: Browser, stage: Pick<Stage, 'session' | 'demo' | 'hem'>) {
    this.device = device;
    this.stage = stage;
  }

  abstract back(times?: 1 | 2): Promise<void>;
  abstract offline(isOffline: boolean): Promise<void>;
  abstract consoleLines(): Promise<string[]>;
  protected abstract openLink(path: string): Promise<void>;
  protected abstract hideKeyboard(): Promise<void>;

  async start({ path, flags = {} }: AppStart): Promise<void> {
    await this.deepLink(path, { isCold: true });
    if (this.stage.session && (await this.stage.hem.isAtSignIn())) {
      await this.stage.hem.signIn(this.stage.demo);
      await this.deepLink(path, { isCold: true });
    }
    for (const [name, value] of Object.entries(flags)) await this.setFlag(name, value);
  }

  async turnToPage(): Promise<void> {
    // A web view is the same context whatever it shows.
  }

  async tab(name: string): Promise<void> {
    await this.native(async () => {
      await (await this.device.$(`~tab-${name}`)).click();
    });
  }

  async deepLink(path: string, { isCold = false } = {}): Promise<void> {
    if (!isCold) return this.native(() => this.openLink(path));
    await this.native(async () => {
      await this.device.execute('mobile: terminateApp', this.#id());
      await this.openLink(path);
    });
    await this.#ready();
  }

  async background(): Promise<void> {
    await this.native(() => this.device.execute('mobile: backgroundApp', { seconds: -1 }), false);
  }

  async foreground(): Promise<void> {
    await this.native(() => this.device.execute('mobile: activateApp', this.#id()));
  }

  async kill(): Promise<void> {
    await this.native(async () => {
      await this.device.execute('mobile: terminateApp', this.#id());
      await this.device.execute('mobile: activateApp', this.#id());
    });
    await this.#ready();
  }

  async reload(): Promise<void> {
    await this.device.refresh();
    await this.#ready();
  }

  async applyHeights(): Promise<void> {
    throw new Error('what a host does with heights is its own choice');
  }

  /** The keyboard comes by itself with a field; over the page or beside it, as the app is made. */
  async keyboard(place: Keyboard): Promise<void> {
    if (place === 'off') await this.native(() => this.hideKeyboard());
  }

  setFlag = (name: string, value: boolean | number) =>
    this.say(envelope('flags.set', { flags: { [flagKey(name as never)]: value } }));

  /** As a native host's own script does. */
  async say(text: string): Promise<void> {
    await this.device.execute((text) => {
      const { hemBridge } = window as never as { hemBridge: { receive(text: string): void } };
      hemBridge.receive(text);
    }, text);
  }

  async messages(): Promise<Message[]> {
    const noted: Noted[] = JSON.parse(
      await this.device.execute(() => {
        const { hemHostLog } = window as { hemHostLog?: object[] };
        if (!hemHostLog) throw new Error('the app keeps no window.hemHostLog: see docs/qa.md');
        return JSON.stringify(hemHostLog);
      }),
    );
    return readNoted(noted).slice(this.#forgotten);
  }

  async forget(): Promise<void> {
    this.#forgotten = 0;
    this.#forgotten = (await this.messages()).length;
  }

  /** Does something in the native context, and returns to the page's. */
  protected async native(work: () => Promise<unknown>, isBack = true): Promise<void> {
    await this.device.switchContext('NATIVE_APP');
    await work();
    if (!isBack) return;
    let name: string | undefined;
    await this.device.waitUntil(
      async () => {
        const contexts = (await this.device.getContexts()) as string[];
        name = contexts.find((context) => this.isPage(context));
        return name !== undefined;
      },
      { timeout: 30_000, timeoutMsg: 'the app shows no web view that can be inspected' },
    );
    await this.device.switchContext(name!);
  }

  /** Whether a context is the app's web view. */
  protected isPage = (context: string): boolean => context.startsWith('WEBVIEW');

  #id = () => ({ appId: this.app, bundleId: this.app });

  async #ready(): Promise<void> {
    // Each document has its own log.
    this.#forgotten = 0;
    await heard(this, 'page.ready');
  }
}

/** Reads the log of a test build; the page's traces become the verdicts of what they are about. */
function readNoted(noted: readonly Noted[]): Message[] {
  const messages: (Message & { id?: string; text: string })[] = [];
  for (const { direction, text } of noted) {
    const { type, id, content } = describeText(text);
    if (type !== 'bridge.trace') messages.push({ direction, type, id, content, text });
    else {
      const trace = content as { verdict: Message['verdict']; start: string; id?: string };
      const about = messages.find(
        (message) =>
          message.direction === 'to-page' &&
          !message.verdict &&
          (trace.id ? message.id === trace.id : message.text.startsWith(trace.start)),
      );
      if (about && trace.verdict) about.verdict = trace.verdict;
    }
  }
  return messages;
}
