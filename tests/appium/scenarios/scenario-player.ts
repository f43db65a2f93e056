import type { HostAction } from '#host-simulator/scenario/format.ts';
import type { HeardMessage, ScenarioHost } from '#host-simulator/scenario/run-scenario.ts';
import { envelope } from '../hosts/host.ts';
import type { Stage } from '../stage.ts';

const flagName = (key: string) => key.replace(/^hem\.flag\./, '');

/**
 * Plays a recorded scenario on a stage: what the host does through its adapter, what the user does by
 * taps of the driver. On a phone the profile, the device and the faults are the phone's own, and a
 * step that it cannot take fails with its name.
 */
export function scenarioPlayer({ host, hem }: Pick<Stage, 'host' | 'hem'>): ScenarioHost {
  const listeners = new Set<(message: HeardMessage) => void>();
  let told = 0;

  /** Passes on the page's messages since the last action; answers whether there were any. */
  async function tell(): Promise<boolean> {
    const messages = (await host.messages()).slice(told);
    told += messages.length;
    for (const { direction, type, content, verdict = 'accepted' } of messages) {
      if (direction !== 'to-host' || verdict !== 'accepted') continue;
      for (const listener of listeners) listener({ type, payload: content });
    }
    return messages.length > 0;
  }

  async function act(action: HostAction): Promise<void> {
    switch (action.do) {
      case 'back':
      case 'swipe':
        return host.back();
      case 'tab':
        return host.tab(action.tab);
      case 'open':
        return host.deepLink(action.path, { isCold: action.isCold ?? false });
      case 'send':
        return host.say(envelope(action.type, action.payload ?? {}));
      case 'sendText':
        return host.say(action.text);
      case 'flag':
        if (action.value === undefined) break;
        return host.setFlag(flagName(action.key), action.value as boolean | number);
      case 'keyboard':
        return host.keyboard(action.mode);
      case 'background':
        return host.background();
      case 'foreground':
        return host.foreground();
      case 'offline':
        return host.offline(action.isOffline);
      case 'reload':
        return host.reload();
      case 'kill':
        return host.kill();
      case 'tap':
        return hem.tap(action.role, action.name, action.nth);
    }
    throw new Error(`“${action.do}” is a step for the simulator alone`);
  }

  return {
    start: ({ path, flags }) =>
      host.start({
        path,
        flags: Object.fromEntries(
          Object.entries(flags).map(([key, value]) => [flagName(key), value]),
        ),
      }),
    async perform(action) {
      await host.forget();
      told = 0;
      await act(action);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async wait(ms) {
      const untilMs = Date.now() + ms;
      while (!(await tell()) && Date.now() < untilMs);
    },
    now: () => Date.now(),
  };
}
