import {
  background,
  coldOpen,
  die,
  foreground,
  kill,
  reload,
  setLatency,
  setOffline,
} from './app-life.ts';
import { settings } from './app-state.ts';
import { decidePurchase } from './app-store.ts';
import { ownName } from './devices.ts';
import { findControl } from './frame/controls.ts';
import { isLocale, isTimeZone } from './frame/page-region.ts';
import { attachedPage } from './frame/web-frame.ts';
import { decide } from './permissions.ts';
import { openLink, pressBack, pressTab, setFlag } from './press.ts';
import type { ActionName, HostAction } from './scenario/format.ts';
import { host } from './simulator.ts';

type Action<Name extends ActionName> = Extract<HostAction, { do: Name }>;

/** The function that does each action. */
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
  capability({ name, version }) {
    settings.capabilities = { ...settings.capabilities, [name]: version };
  },
  permission({ name, state }) {
    // Whoever has asked is told of it.
    if (state === 'granted' || state === 'denied') decide(name, state === 'granted');
    else settings.permissions[name] = state;
  },
  appStore({ ends }) {
    settings.purchaseEnds = ends;
  },
  purchase: ({ decision }) => decidePurchase(decision),
  region({ locale, timeZone }) {
    if (locale !== undefined && isLocale(locale)) settings.locale = locale;
    if (timeZone !== undefined && isTimeZone(timeZone)) settings.timeZone = timeZone;
  },
  network({ kind, lossPercent }) {
    if (kind !== undefined) settings.network = kind;
    if (lossPercent !== undefined) settings.lossPercent = lossPercent;
  },
  ownScreen({ width, height, pixelRatio, top, bottom }) {
    settings.own = { width, height, pixelRatio, top, bottom };
    settings.device = ownName;
  },
  die: () => die(),
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

/** Calls back with every action, before it is done; returns how to stop. */
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
