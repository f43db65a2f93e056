import { flagDefaults, flagKey } from '#bridge/flags.ts';
import { app, settings, showToast } from './app-state.ts';
import { tabAddress } from './app-tabs.ts';
import { host, openFrame } from './simulator.ts';

/** The page's answer to a press. */
export interface Pressed {
  handled: boolean;
  /** The reason why there was no answer. */
  code?: string;
}

/** Decides on a press without an answer: a legacy host gets none, and goes by the page's last `nav.state`. */
function unanswered({ code }: { code: string }): Pressed {
  if (code === 'NO_ANSWER') return { handled: app.place?.canGoBack ?? true, code };
  showToast(
    code === 'TIMEOUT'
      ? 'The page did not answer in 5 s: the app does its own thing'
      : `The page did not answer: ${code}`,
  );
  return { handled: false, code };
}

async function press(asking: Promise<{ handled: boolean }>, whenUnhandled: string) {
  const answer: Pressed = await asking.catch(unanswered);
  if (!answer.handled && !answer.code) showToast(whenUnhandled);
  return answer;
}

/**
 * Presses hardware back; the toast says what a host does with an unhandled one. On a page that is not ours it is the
 * host's own: this one loads the path that ours named as it left.
 */
export async function pressBack(): Promise<Pressed> {
  const { left } = app;
  if (left) {
    app.left = undefined;
    openFrame(left.backPath);
    return { handled: true };
  }
  return press(host.request('nav.back', {}), 'Back was not handled: the app leaves this screen');
}

/** Sends a deep link to the running page. */
export const openLink = (path: string): Promise<Pressed> =>
  press(host.request('nav.open', { path }), 'The link was not handled: not a path of the page');

/**
 * Presses one of the app's bottom tabs. Where the page does not handle it, or does not answer in time,
 * the app loads the address of that tab; a legacy app, which gets no answers, does not.
 */
export async function pressTab(tab: string): Promise<Pressed> {
  app.tab = tab;
  const pressed = await press(
    host.request('nav.tab', { tab }),
    'The tab was not handled: the app loads its address',
  );
  const isLeft = !pressed.handled && (!pressed.code || pressed.code === 'TIMEOUT');
  if (isLeft && app.isRunning) openFrame(tabAddress);
  return pressed;
}

/** Sets a flag as the host, or with `undefined` stops setting it. */
export function setFlag(key: string, value: boolean | number | undefined): void {
  if (value === undefined) {
    delete settings.flags[key];
    localStorage.removeItem(key);
  } else {
    settings.flags[key] = value;
  }
  const name = (Object.keys(flagDefaults) as (keyof typeof flagDefaults)[]).find(
    (each) => flagKey(each) === key,
  );
  const told = value ?? (name && flagDefaults[name]);
  if (told !== undefined) host.send('flags.set', { flags: { [key]: told } });
}
