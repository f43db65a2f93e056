import {
  background,
  coldOpen,
  foreground,
  kill,
  reload,
  setLatency,
  setOffline,
} from './app-life.ts';
import { settings } from './app-state.ts';
import { findControl } from './frame/controls.ts';
import { attachedPage } from './frame/web-frame.ts';
import { openLink, pressBack, pressTab, setFlag } from './press.ts';
import type { ActionName, HostAction } from './scenario/format.ts';
import { host } from './simulator.ts';

type Action<Name extends ActionName> = Extract<HostAction, { do: Name }>;

/** What each action does. */
const deeds: { [Name in ActionName]: (action: Action<Name>) => unknown } = {
  back: () => pressBack(),
  swipe: () => pressBack(),
  tab: ({ tab }) => pressTab(tab),
  open: ({ path, isCold }) => (isCold ? coldOpen(path) : openLink(path)),
  send: ({ type, payload }) => host.sendAny(type, payload ?? {}),
  sendText: ({ text }) => host.sendText(text),
  flag: ({ key, value }) => setFlag(key, value as boolean | number | undefined),
  device({ name, isRotated }) {
    if (name !== undefined) settings.device = name;
    if (isRotated !== undefined) settings.isRotated = isRotated;
  },
  keyboard({ mode, height }) {
    settings.keyboard = { mode, height: height ?? settings.keyboard.height };
  },
  safeArea({ top, right, bottom, left }) {
    settings.safeArea = { top, right, bottom, left };
  },
  theme({ theme }) {
    settings.theme = theme;
  },
  textZoom({ percent }) {
    settings.textZoom = percent;
  },
  background: () => background(),
  foreground: () => foreground(),
  offline: ({ isOffline }) => setOffline(isOffline),
  slow: ({ latencyMs }) => setLatency(latencyMs),
  reload: () => reload(),
  kill: () => kill(),
  async tap({ role, name, nth }) {
    const control = await findControl(() => attachedPage()?.document, {
      role,
      name,
      ...(nth ? { nth } : {}),
    });
    control.click();
  },
};

const listeners = new Set<(action: HostAction) => void>();

/** Hears every action, before it is done; returns how to stop. */
export function onAction(listener: (action: HostAction) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of an action that the user has done in the page. */
export function tellAction(action: HostAction): void {
  for (const listener of listeners) listener(action);
}

/** Does what a host, its device or its user can do; resolves with the page's answer, if it owes one. */
export async function perform<Name extends ActionName>(action: Action<Name>): Promise<unknown> {
  tellAction(action);
  return deeds[action.do as Name](action);
}
