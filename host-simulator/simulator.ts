import { snapshot, subscribe } from 'valtio';
import { isOwnPath } from '#bridge/own-path.ts';
import type { Payload, ToHost } from '#bridge/protocol.ts';
import { type AppState, app, freshPage, screenNow, settings, showToast } from './app-state.ts';
import { sell } from './app-store.ts';
import { ownName } from './devices.ts';
import { createFaults } from './faults/faults.ts';
import { zoomText } from './frame/page-preferences.ts';
import { speakAsStranger } from './frame/stranger.ts';
import { attachedPage } from './frame/web-frame.ts';
import { createHost } from './host.ts';
import { createMessageLog } from './log/message-log.ts';
import { mayNotify } from './permissions.ts';
import { profileOf } from './profiles/profiles.ts';
import { keepSettings, type Settings } from './settings.ts';

/** All messages. */
export const log = createMessageLog();

const faults = createFaults(
  () => settings.faults,
  () => settings.seed,
);

/** Messages sent before the page listens; it gets them first. */
let unheard: string[] | undefined;

/** Sends the unheard messages to the page that was started last: it listens now. */
export function hearUnheard(): void {
  const texts = unheard ?? [];
  unheard = undefined;
  for (const text of texts) post(text, false);
}

function post(text: string, isStranger: boolean): void {
  if (unheard && !isStranger) {
    unheard.push(text);
    return;
  }
  const page = attachedPage();
  if (!page) throw new Error('the app is not running');
  if (isStranger) void speakAsStranger(text, page);
  else profileOf(settings.profile).deliver(page, text);
}

/** The native half of the protocol. */
export const host = createHost({
  log,
  faults,
  isLegacy: () => profileOf(settings.profile).isLegacy === true,
  versions: () => settings.capabilities,
  post,
  welcome: () => ({
    platform: profileOf(settings.profile).platform,
    ...screenNow(),
    ...(settings.theme === 'system' ? {} : { theme: settings.theme }),
    locale: settings.locale || navigator.language,
    flags: snapshot(settings.flags),
  }),
  sell,
  onMessage: (type, payload) => reactions[type]?.(payload as never),
  onNewPage: () => Object.assign(app, freshPage()),
});

type Kept = Pick<AppState, 'reminders' | 'onceReminders'>;
/** What was said last of each kind: by the time that the permission is given it may be other ones. */
const saidLast: Partial<Kept> = {};

/** Keeps reminders as a phone does, in place of those before, if notifications are allowed. */
async function keepReminders<Kind extends keyof Kept>(
  kind: Kind,
  reminders: Kept[Kind],
): Promise<void> {
  saidLast[kind] = reminders;
  const mayKeep = reminders.length === 0 || (await mayNotify());
  if (!mayKeep) showToast('Notifications are not allowed: the app keeps no reminder');
  else if (saidLast[kind] === reminders) Object.assign(app, { [kind]: reminders });
}

/** The native app's reactions to messages, beyond the protocol itself. */
const reactions: { [T in ToHost]?: (payload: Payload<T>) => void } = {
  'bridge.hello'({ navigation }) {
    app.isWelcomed = true;
    app.left = undefined;
    if (navigation) app.place = navigation;
  },
  'nav.state'(place) {
    app.place = place;
  },
  'page.leave'(left) {
    app.left = left;
    app.place = undefined;
  },
  'flags.state'({ flags }) {
    app.flagState = flags;
  },
  'page.height'(height) {
    app.reported = height;
    app.heightPostsAt = [...app.heightPostsAt.slice(-199), Date.now()];
  },
  'link.open': ({ url }) => showToast(`The app opens ${url}`),
  'reminder.set': ({ reminders }) => keepReminders('reminders', reminders),
  'reminder.once': ({ reminders }) => keepReminders('onceReminders', reminders),
  'badge.set'({ count }) {
    app.badge = count;
  },
  'file.share': ({ name }) => showToast(`The app shares ${name}`),
  'haptic.play': ({ kind }) => showToast(`Haptic: ${kind}`),
  'sync.request'() {
    host.send('sync.changed', { status: 'started' });
    setTimeout(() => host.send('sync.changed', { status: 'done' }), 600);
  },
};

/** Builds the web view anew, at a path. */
export function openFrame(path: string): void {
  host.restart();
  unheard = [];
  Object.assign(app, freshPage(), {
    startPath: path,
    isRunning: true,
    isDead: false,
    stage: 'active',
  });
  app.frameKey++;
}

/** The page's path by its last `nav.state`; before one has come, the path where it began. */
export const currentPath = (): string =>
  app.place && isOwnPath(app.place.path) ? app.place.path : app.startPath;

/** Keeps what is chosen, and tells the page what has changed for it; returns how to stop. */
export function followSettings(): () => void {
  const facts = () => ({
    screen: JSON.stringify(screenNow()),
    theme: settings.theme,
    textZoom: settings.textZoom,
    capabilities: JSON.stringify(settings.capabilities),
    // Settings that only a new page can take.
    page: [
      settings.profile,
      settings.injection,
      settings.lateMs,
      settings.hasReducedMotion,
      settings.locale,
      settings.timeZone,
      settings.device === ownName && settings.own.pixelRatio,
    ].join(),
  });
  let told = facts();
  return subscribe(settings, () => {
    keepSettings(snapshot(settings) as Settings);
    const before = told;
    told = facts();
    if (!app.isRunning) return;
    if (told.page !== before.page) return openFrame(currentPath());
    if (told.theme !== before.theme || told.capabilities !== before.capabilities) {
      host.sendWelcome();
    }
    if (told.theme === before.theme && told.screen !== before.screen)
      host.send('viewport.changed', screenNow());
    const page = attachedPage();
    if (page && told.textZoom !== before.textZoom) zoomText(page, told.textZoom);
  });
}
