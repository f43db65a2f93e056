import type { Browser } from 'webdriverio';

/** A row of the simulator's message log. */
export interface LoggedMessage {
  direction: 'to-page' | 'to-host';
  type: string;
  verdict: string;
  text: string;
  content: Record<string, unknown>;
}

/** The host's side: the simulator's page and its scripting. */
export class SimulatorPage {
  readonly device: Browser;

  constructor(device: Browser) {
    this.device = device;
  }

  async open(address: string): Promise<void> {
    await this.device.url(address);
    await this.logged('page.ready');
  }

  /** Works inside the page that the host frames. */
  async inPage<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.device.switchFrame(await this.device.$('iframe'));
    try {
      return await work();
    } finally {
      await this.device.switchFrame(null);
    }
  }

  async log(): Promise<LoggedMessage[]> {
    const log = await this.device.execute(() => {
      const { hostSimulator } = window as never as { hostSimulator: { log(): object[] } };
      return JSON.stringify(hostSimulator.log());
    });
    return JSON.parse(log);
  }

  /** Waits until a message of this type was logged that fits; answers it. */
  async logged(
    type: string,
    fits: (message: LoggedMessage) => boolean = () => true,
  ): Promise<LoggedMessage> {
    let found: LoggedMessage | undefined;
    await this.device.waitUntil(
      async () => {
        found = (await this.log()).findLast((message) => message.type === type && fits(message));
        return found !== undefined;
      },
      { timeout: 20_000, timeoutMsg: `no ${type} was logged` },
    );
    return found!;
  }

  async call(name: string, ...parameters: unknown[]): Promise<void> {
    await this.device.execute(
      (name, parameters) => {
        const { hostSimulator } = window as never as {
          hostSimulator: Record<string, (...all: unknown[]) => unknown>;
        };
        void hostSimulator[name]?.(...parameters);
      },
      name,
      parameters,
    );
  }

  /** Where the page says that it is. */
  async place(): Promise<string> {
    const { content } = await this.logged('nav.state');
    return String(content.path);
  }

  async arrives(path: string | RegExp): Promise<void> {
    await this.device.waitUntil(
      async () => {
        const place = await this.place();
        return typeof path === 'string' ? place === path : path.test(place);
      },
      { timeout: 20_000, timeoutMsg: `the page did not arrive at ${path}` },
    );
  }

  /** What the page wrote to the console since it was last asked. */
  async consoleLines(): Promise<string[]> {
    const entries = (await this.device.getLogs('browser')) as { message: string }[];
    return entries.map(({ message }) => message);
  }
}
