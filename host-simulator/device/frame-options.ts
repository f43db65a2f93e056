import { snapshot } from 'valtio';
import { app, settings } from '../app-state.ts';
import type { WebFrameOptions } from '../frame/web-frame.ts';
import { tellAction } from '../perform.ts';
import { profileOf } from '../profiles/profiles.ts';
import { stepRegion } from '../regions.ts';
import { host, openFrame } from '../simulator.ts';

/** What the frame is made of, as it is chosen at this moment. */
export function frameOptions(): WebFrameOptions {
  const { injection, lateMs, hasReducedMotion, flags } = snapshot(settings);
  const profile = profileOf(settings.profile);
  return {
    profile,
    injection,
    lateMs,
    hasReducedMotion,
    textZoom: () => settings.textZoom,
    isVisible: () => app.stage === 'active',
    conditions: () => app.network,
    // A legacy app knows no welcome: its flags are in the page's storage before the page is there.
    storage: profile.isLegacy ? flags : {},
    receive: host.receive,
    receiveStranger: host.receiveStranger,
    rebuild: openFrame,
    onTap: (control) => tellAction({ do: 'tap', ...control }),
    onKey: stepRegion,
  };
}
