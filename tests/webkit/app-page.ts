import { expect, vi } from 'vitest';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import type { WebKitStage } from './stage.ts';

/** Tries again until nothing is thrown. */
export const waitFor = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 10_000 });

/** The built app's page in the web view, and the messages of its native app. */
export function createAppPage(stage: WebKitStage, address: string) {
  let writer = createWriter();
  /** Everything that the page has posted, in order. */
  let heard: Envelope[] = [];

  /** Takes what has come meanwhile, and gives all of one type. */
  async function heardOf(type: string): Promise<Envelope[]> {
    for (const { isString, text } of await stage.posted()) {
      expect(isString).toBe(true);
      heard.push(JSON.parse(text));
    }
    return heard.filter((message) => message.type === type);
  }

  /** Waits for the first message of a type that fits. */
  const first = (type: string, fits: (message: Envelope) => boolean = () => true) =>
    waitFor(async () => {
      const found = (await heardOf(type)).find(fits);
      expect(found, type).toBeDefined();
      return found as Envelope;
    });

  /** Says a text as the native app does. */
  const receive = (text: string) =>
    stage.evaluate(`window.hemBridge.receive(${JSON.stringify(text)})`);

  async function say(type: string, payload?: unknown): Promise<Envelope> {
    const message = writer(type, payload);
    await receive(JSON.stringify(message));
    return message;
  }

  return {
    heardOf,
    receive,
    say,
    /** An envelope that is not sent. */
    write: (type: string, payload: unknown) => writer(type, payload),

    /** Says something, and gives the page's answer to it. */
    async ask(type: string, payload?: unknown, answerType = type): Promise<Envelope> {
      const { id } = await say(type, payload);
      return first(answerType, ({ re }) => re === id);
    },

    /** Opens the page anew, and waits until it says hello. */
    async open(): Promise<Envelope> {
      await stage.device.switchToParentFrame();
      await stage.device.url('about:blank');
      await stage.posted();
      heard = [];
      writer = createWriter();
      await stage.device.url(address);
      // The page itself looks: what was seen last is replaced while a driver holds it.
      await waitFor(async () =>
        expect(await stage.evaluate("document.querySelector('h1') !== null")).toBe('true'),
      );
      return first('bridge.hello');
    },

    /** Welcomes the page, and waits for the `flags.state` that follows. */
    async welcome(rest: object = {}): Promise<Envelope> {
      await say('bridge.welcome', { platform: 'webkitgtk', capabilities: [], ...rest });
      return first('flags.state');
    },
  };
}

/** What {@link createAppPage} gives. */
export type AppPage = ReturnType<typeof createAppPage>;
