import { snapshot } from 'valtio';
import { app, networkNow, settings } from '../app-state.ts';
import { ownName } from '../devices.ts';
import { seededRandom } from '../faults/seeded-random.ts';
import type { WebFrameOptions } from '../frame/web-frame.ts';
import { pageConsole } from '../page-side/console-log.ts';
import { tellAction } from '../perform.ts';
import { askUser } from '../permissions.ts';
import { profileOf } from '../profiles/profiles.ts';
import { stepRegion } from '../regions.ts';
import { hearUnheard, host, openFrame } from '../simulator.ts';

/** Makes the options of the frame as they are chosen at this moment. */
export function frameOptions(): WebFrameOptions {
  const { injection, lateMs, hasReducedMotion, flags, locale, timeZone, own, device, seed } =
    snapshot(settings);
  const profile = profileOf(settings.profile);
  return {
    profile,
    injection,
    lateMs,
    hasReducedMotion,
    textZoom: () => settings.textZoom,
    isVisible: () => app.stage === 'active',
    conditions: networkNow,
    random: seededRandom(`${seed} network`),
    phone: { stateOf: (name) => settings.permissions[name], ask: askUser },
    region: { locale, timeZone },
    pixelRatio: device === ownName ? own.pixelRatio : 0,
    // A legacy app sends no welcome: it puts its flags into the page's storage before the page starts.
    storage: profile.isLegacy ? flags : {},
    receive(text, atMs) {
      // A page that has sent something is listening by then.
      hearUnheard();
      host.receive(text, atMs);
    },
    receiveStranger: host.receiveStranger,
    rebuild: openFrame,
    onHearing: hearUnheard,
    onTap: (control) => tellAction({ do: 'tap', ...control }),
    onConsole: pageConsole.add,
    onKey: stepRegion,
  };
}
