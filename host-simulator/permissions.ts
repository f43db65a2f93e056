import { app, settings } from './app-state.ts';
import type { PermissionName } from './frame/page-permissions.ts';

/** The purpose of each permission, as a phone asks for it. */
export const permissionWords: Readonly<Record<PermissionName, string>> = {
  camera: 'use the camera',
  notifications: 'send you notifications',
  place: 'know where you are',
};

const waiting = new Map<PermissionName, ((isAllowed: boolean) => void)[]>();

/** Asks the app's user for a permission; resolves once they have decided. */
export function askUser(name: PermissionName): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
    app.asked ??= name;
  });
}

/** Takes the user's decision, which the phone keeps; whoever waits for another permission is next. */
export function decide(name: PermissionName, isAllowed: boolean): void {
  settings.permissions[name] = isAllowed ? 'granted' : 'denied';
  for (const resolve of waiting.get(name) ?? []) resolve(isAllowed);
  waiting.delete(name);
  [app.asked] = waiting.keys();
}

/** Whether the phone shows notifications, for the host itself. */
export const mayNotify = async (): Promise<boolean> => {
  const state = settings.permissions.notifications;
  return state === 'ask' ? askUser('notifications') : state !== 'denied';
};
