import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { animateBack } from '#app/back-transition.ts';
import { goTo, provideNavigate } from '#app/navigate.ts';
import { useHostNews } from '#app/shell/use-host-news.ts';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import type { Payload } from '#bridge/protocol.ts';
import { historyDepth, numberEntries } from '#lib/history.ts';
import { startHost } from '#lib/host.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { changesBegun, withViewTransition } from '#lib/view-transition.ts';

/** One thing that a user, a host or the browser does. */
export type WalkStep =
  | { do: 'link' | 'carried' | 'replace' | 'open' | 'place'; to: string }
  | { do: 'sheet' | 'close' | 'menu' | 'back' | 'tab' | 'browserBack' | 'browserForward' };

/** A press of back: the last `nav.state`, and what the press then did. */
export interface Pressed {
  /** The steps up to the press, which is the last one. */
  steps: number;
  told: Payload<'nav.state'>;
  answer: { handled: boolean; canGoBack: boolean };
  /** Whether anything of the page changed: its entry, its path, its layers. */
  hasMoved: boolean;
  /** Whether the next nav.state says the path and the depth of the entry that is shown. */
  isTrue: boolean;
}

/** What the page under test offers. */
export interface WalkPage {
  walk(steps: readonly WalkStep[]): Promise<{ pressed: Pressed[]; faults: readonly string[] }>;
}

// The host: it keeps the last nav.state, and the answers.
const write = createWriter();
const answers = new Map<string, (payload: unknown) => void>();
let told: Payload<'nav.state'> | undefined;
const faults: string[] = [];

const hear = (text: string) => {
  const { type, re, payload, error } = JSON.parse(text) as Envelope;
  if (re) answers.get(re)?.(payload ?? error);
  else if (type === 'nav.state') told = payload as Payload<'nav.state'>;
};
const ask = (type: string, payload: object) =>
  new Promise<unknown>((resolve) => {
    const message = write(type, payload);
    answers.set(message.id, resolve);
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  });

(window as { ReactNativeWebView?: object }).ReactNativeWebView = { postMessage: hear };
addEventListener('error', ({ message }) => faults.push(message));
addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled: ${reason}`));

// The page: the app's own history, host, sheets and layers around empty screens.
let shown = { key: '', hasMenu: false };
const act: {
  link?: (to: string, replace?: boolean) => void;
  sheet?: ReturnType<typeof useSheet>;
  menu?: () => void;
} = {};
const route = { title: 'Walk', height: 'fill' } as const;

function Screen(): ReactNode {
  const { key } = useLocation();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const [hasMenu, setMenu] = useState(false);
  act.sheet = useSheet();
  act.link = (to, replace = false) => void navigate(to, { replace });
  act.menu = () => setMenu(true);
  useBackInterceptor(hasMenu, () => setMenu(false));
  useEffect(() => provideNavigate(navigate), [navigate]);
  useHostNews(route, root);
  useEffect(() => {
    shown = { key, hasMenu };
  });
  return <div ref={root}>{key}</div>;
}

numberEntries();
animateBack();
startHost({
  appVersion: '1',
  allowedOrigins: [],
  allowUrlFlags: false,
  depth: historyDepth,
  settled: changesBegun,
  canOpen: () => true,
  navigate: (path, { replace }) => goTo(path, { replace }),
});
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <BrowserRouter>
    <Screen />
  </BrowserRouter>,
);

/** A move that was answered as taken and has not come by now never will, in milliseconds. */
const moveMs = 5_000;

/** One task later. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** Resolves once the entry that the browser is at is the one on screen, and nothing is under way. */
async function rest(arrival: Promise<unknown> | undefined): Promise<void> {
  await arrival;
  await changesBegun();
  for (let look = 0; look < 400; look++) {
    await turn();
    if (shown.key === entryKey()) break;
  }
  for (let look = 0; look < 3; look++) await turn();
}

/** How often the browser has come to another entry. */
let arrivals = 0;
addEventListener('popstate', () => arrivals++);

/** Resolves when the browser has come to another entry. */
const arriving = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  });

function isTrue(): boolean {
  return (
    told?.path === location.pathname + location.search &&
    // Less than the router's own count once the browser has let entries go.
    (told.depth === (window.history.state as { idx: number }).idx || told.depth === historyDepth())
  );
}

function start(step: WalkStep): Promise<unknown> | undefined {
  switch (step.do) {
    case 'link':
      act.link?.(step.to);
      return;
    case 'replace':
      act.link?.(step.to, true);
      return;
    case 'carried':
      return void withViewTransition(() => act.link?.(step.to));
    case 'open':
      return ask('nav.open', { path: step.to });
    case 'place': {
      if (location.hash === `#${step.to}`) return;
      const arrival = arriving();
      location.hash = step.to;
      return arrival;
    }
    case 'sheet':
      act.sheet?.open('new');
      return;
    case 'close': {
      if (!act.sheet?.sheet) return;
      const arrival = historyDepth() > 0 ? arriving() : undefined;
      act.sheet.close();
      return arrival;
    }
    case 'menu':
      act.menu?.();
      return;
    case 'tab':
      return ask('nav.tab', {});
    case 'browserBack': {
      // Entries of other documents lie further back.
      if (!historyDepth()) return;
      const arrival = arriving();
      window.history.back();
      return arrival;
    }
    case 'browserForward': {
      const { navigation } = window as { navigation?: { canGoForward: boolean } };
      if (!navigation?.canGoForward) return;
      const arrival = arriving();
      window.history.forward();
      return arrival;
    }
    case 'back':
      return;
  }
}

(window as unknown as { walkPage: WalkPage }).walkPage = {
  async walk(steps) {
    const pressed: Pressed[] = [];
    await rest(undefined);
    for (const [index, step] of steps.entries()) {
      if (step.do !== 'back') {
        const doing = start(step);
        // A press in the same task as what comes before it is told nothing of it yet.
        if (steps[index + 1]?.do !== 'back' || step.do !== 'carried') await rest(doing);
        continue;
      }
      const isHurried = steps[index - 1]?.do === 'carried';
      const before = {
        place: told as Payload<'nav.state'>,
        arrivals,
        key: entryKey(),
        hasMenu: shown.hasMenu,
      };
      const hasClosed = () => shown.hasMenu !== before.hasMenu;
      const hasMoved = () => entryKey() !== before.key || hasClosed();
      // A tap in the same task changes the entry too, so the browser's own word counts there.
      const hasGone = () => (isHurried ? arrivals > before.arrivals || hasClosed() : hasMoved());
      const answer = (await ask('nav.back', {})) as Pressed['answer'];
      // On a busy machine the answer comes before the browser has moved ([Note: Back]).
      const latest = performance.now() + moveMs;
      while (answer.handled && !hasGone() && performance.now() < latest) await turn();
      await rest(undefined);
      pressed.push({
        steps: index + 1,
        // A tap in the same task has made its entry by the time of the press.
        told: isHurried ? { ...before.place, canGoBack: true } : before.place,
        answer,
        hasMoved: isHurried || hasMoved(),
        isTrue: isTrue(),
      });
    }
    return { pressed, faults };
  },
};
