import { snapshot, subscribe } from 'valtio';
import { flagDefaults, flagKey } from '#bridge/flags.ts';
import type { Payload, ToHost } from '#bridge/protocol.ts';
import { app, freshPage, screenNow, settings } from './app-state.ts';
import { createHost } from './host.ts';
import { createMessageLog } from './message-log.ts';
import { clearPageStorage, clearSession, onNewDocument, reduceMotion } from './page-frame.ts';
import { keepSettings, type Settings } from './settings.ts';

/** Everything that traveled. */
export const log = createMessageLog();

let frame: HTMLIFrameElement | undefined;

/** The native half of the protocol. */
export const host = createHost({
  log,
  post: (text) => frame?.contentWindow?.postMessage(text, location.origin),
  welcome: () => ({
    platform: 'simulator',
    ...screenNow(),
    keyboard: { height: 0 },
    theme: settings.theme,
    locale: navigator.language,
    flags: snapshot(settings.flags),
  }),
  onMessage: (type, payload) => reactions[type]?.(payload as never),
  onNewPage: () => Object.assign(app, freshPage()),
});

/** What the native app does on a message, beyond the protocol itself. */
const reactions: { [T in ToHost]?: (payload: Payload<T>) => void } = {
  'bridge.hello'({ navigation }) {
    app.isWelcomed = true;
    if (navigation) app.place = navigation;
  },
  'nav.state'(place) {
    app.place = place;
  },
  'flags.state'({ flags }) {
    app.flagState = flags;
  },
  'page.height'(height) {
    app.reported = height;
    app.heightPosts++;
  },
  'link.open': ({ url }) => showToast(`The app opens ${url}`),
  'file.share': ({ name }) => showToast(`The app shares ${name}`),
  'haptic.play': ({ kind }) => showToast(`Haptic: ${kind}`),
  'sync.request'() {
    host.send('sync.changed', { status: 'started' });
    setTimeout(() => host.send('sync.changed', { status: 'done' }), 600);
  },
};

/** Shows what the native app would do, for a moment. */
export function showToast(words: string): void {
  app.toast = { words, key: (app.toast?.key ?? 0) + 1 };
}

/** Ties the simulator to the frame that shows the page; returns how to let go. */
export function attachFrame(element: HTMLIFrameElement): () => void {
  frame = element;
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== element.contentWindow || typeof data !== 'string') return;
    host.receive(data, origin === location.origin);
  };
  addEventListener('message', hear);
  const stop = onNewDocument(element, (page) => {
    if (settings.hasReducedMotion) reduceMotion(page);
  });
  return () => {
    removeEventListener('message', hear);
    stop();
  };
}

/** Presses hardware back; the toast says what a host does with an unhandled one. */
export async function pressBack(): Promise<Payload<'nav.back'> & { handled: boolean }> {
  const answer = await host.request('nav.back', {}).catch(unanswered);
  if (!answer.handled) showToast('Back was not handled: the app leaves this screen');
  return answer;
}

/** Sends a deep link to the running page. */
export async function openPath(path: string): Promise<{ handled: boolean }> {
  const answer = await host.request('nav.open', { path }).catch(unanswered);
  if (!answer.handled) showToast('The link was not handled: not a path of the page');
  return answer;
}

/** Presses one of the app's bottom tabs. */
export async function pressTab(tab: string): Promise<{ handled: boolean }> {
  app.tab = tab;
  const answer = await host.request('nav.tab', { tab }).catch(unanswered);
  if (!answer.handled) showToast('The tab was not handled: the app reloads its web view');
  return answer;
}

const unanswered = ({ code }: { code: string }) => {
  showToast(`The page did not answer: ${code}`);
  return { handled: false, canGoBack: false };
};

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

/** Reloads the page where it is. */
export const reload = (): void => frame?.contentWindow?.location.reload();

/** Builds the web view anew, at the front door. */
export function restart(): void {
  Object.assign(app, freshPage());
  app.frameKey++;
}

/** Ends the app and starts it again: what lived only in its session is gone. */
export function kill(): void {
  clearSession();
  restart();
}

/** Ends the app, forgets everything the page kept, and starts it again. */
export async function clearStorage(): Promise<void> {
  await clearPageStorage();
  restart();
}

/** Keeps what is chosen, and tells the page what has changed for it; returns how to stop. */
export function followSettings(): () => void {
  let told = JSON.stringify(screenNow());
  let theme = settings.theme;
  let motion = settings.hasReducedMotion;
  return subscribe(settings, () => {
    keepSettings(snapshot(settings) as Settings);
    const screen = JSON.stringify(screenNow());
    if (theme !== settings.theme) host.sendWelcome();
    else if (screen !== told) host.send('viewport.changed', screenNow());
    if (motion !== settings.hasReducedMotion) reload();
    told = screen;
    theme = settings.theme;
    motion = settings.hasReducedMotion;
  });
}
