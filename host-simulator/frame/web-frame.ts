import { type HearConsole, watchConsole, watchFaults } from '../page-side/watch-console.ts';
import {
  type HostProfile,
  type Injection,
  type PageWindow,
  standAlone,
} from '../profiles/profile.ts';
import { type ControlName, nameControl } from './controls.ts';
import { onLeaving, onNewDocument } from './new-document.ts';
import { type NetworkConditions, simulateNetwork } from './page-network.ts';
import { type Phone, simulatePermissions } from './page-permissions.ts';
import { preferReducedMotion, setVisible, stillDocument, zoomText } from './page-preferences.ts';

import { type Region, simulateRegion } from './page-region.ts';

/** The options of the frame that shows the page. */
export interface WebFrameOptions {
  profile: HostProfile;
  injection: Injection;
  lateMs: number;
  hasReducedMotion: boolean;
  /** The zoom of text, in percent. */
  textZoom(): number;
  isVisible(): boolean;
  conditions(): NetworkConditions;
  /** Decides which requests are lost. */
  random: () => number;
  phone: Phone;
  region: Region;
  /** The pixel ratio; 0 for the browser's. */
  pixelRatio: number;
  /** The values that a host writes into the page's storage before the page begins. */
  storage: Readonly<Record<string, unknown>>;
  /** Takes what the page posted; `atMs`: when the page posted it, in milliseconds since 1970. */
  receive(text: string, atMs: number): void;
  receiveStranger(text: string): void;
  /** Builds the frame anew at a path: the page is about to load another page of ours. */
  rebuild(path: string): void;
  /** Is called when the page has started to listen. */
  onHearing(): void;
  /** Is called with what the user taps in the page. */
  onTap(control: ControlName): void;
  /** Is called with the lines of the page's console, with what nothing has caught, and where each document begins. */
  onConsole: HearConsole;
  /** Is called with keys pressed in the page. */
  onKey(event: KeyboardEvent): void;
}

let attached: HTMLIFrameElement | undefined;

/** The page's window, while there is one of our origin. */
export function attachedPage(): PageWindow | undefined {
  const page = attached?.contentWindow as PageWindow | null | undefined;
  try {
    return page?.document ? page : undefined;
  } catch {
    return;
  }
}

const mark = Symbol('has its host');
type Marked = PageWindow & { [mark]?: true };

/** Prepares the frame's window for a page, before it is there; returns how to stop. */
function prepare(page: PageWindow, options: WebFrameOptions): () => void {
  const { profile, injection, lateMs } = options;
  if (!(page as Marked)[mark]) {
    (page as Marked)[mark] = true;
    simulateNetwork(page, options.conditions, options.random);
    simulatePermissions(page, options.phone);
    simulateRegion(page, options.region);
    if (options.pixelRatio) {
      Object.defineProperty(page, 'devicePixelRatio', { value: options.pixelRatio });
    }
    watchConsole(page, options.onConsole);
    if (options.hasReducedMotion) preferReducedMotion(page);
  }
  if (!profile.install) return () => {};
  standAlone(page);
  // A native side handles a message in a task of its own, never during the page's own call.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { text, atMs } }) => options.receive(text, atMs);
  const install = () =>
    profile.install?.(page, (text) => port2.postMessage({ text, atMs: Date.now() }));
  const when = profile.mayComeLate ? injection : 'on-time';
  if (when === 'on-time') install();
  const timer = when === 'late' ? setTimeout(install, lateMs) : undefined;
  return () => {
    clearTimeout(timer);
    port1.close();
  };
}

/**
 * Connects the simulator to a frame that has just been put into the document, before anything of its address is loaded;
 * returns how to disconnect it.
 */
export function attachWebFrame(element: HTMLIFrameElement, options: WebFrameOptions): () => void {
  const { profile, rebuild } = options;
  let hasPage = false;
  attached = element;
  for (const [key, value] of Object.entries(options.storage)) {
    localStorage.setItem(key, String(value));
  }
  let forget = prepare(element.contentWindow as PageWindow, options);

  const hear = ({ source, origin, data }: MessageEvent) => {
    if (typeof data !== 'string') return;
    if (source === element.contentWindow && !profile.install) options.receive(data, Date.now());
    else if (source !== window && origin !== location.origin) options.receiveStranger(data);
  };
  addEventListener('message', hear);

  const stop = onNewDocument(element, (page) => {
    const { pathname, search, hash } = page.location;
    const isSecond = hasPage;
    hasPage = true;
    if (!(page as Marked)[mark]) {
      if (isSecond) return rebuild(pathname + search + hash);
      // In a browser that gives the first page a new window the host's object comes a little late.
      forget = prepare(page, options);
    }
    options.onConsole('page', pathname + search + hash);
    watchFaults(page, options.onConsole);
    onLeaving(page, rebuild);
    if (options.hasReducedMotion) stillDocument(page);
    zoomText(page, options.textZoom());
    if (!options.isVisible()) setVisible(page, false);
    page.document.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        const control = isTrusted && nameControl(target as Element);
        if (control) options.onTap(control);
      },
      true,
    );
    page.addEventListener('keydown', options.onKey);
    const tellHearing = () => {
      const canHear = 'hemBridge' in page || page.document.readyState !== 'loading';
      if (canHear) options.onHearing();
      else requestAnimationFrame(tellHearing);
    };
    tellHearing();
  });

  return () => {
    removeEventListener('message', hear);
    forget();
    stop();
    if (attached === element) attached = undefined;
  };
}
