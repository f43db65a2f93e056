import { isOwnPath } from '#bridge/own-path.ts';
import { app, showToast } from './app-state.ts';
import { setVisible } from './frame/page-preferences.ts';
import { clearPageStorage, clearSession } from './frame/page-storage.ts';
import { attachedPage } from './frame/web-frame.ts';
import { currentPath, host, openFrame } from './simulator.ts';

/** Reloads the page where it is. */
export const reload = (): void => openFrame(currentPath());

/** Ends the app: what was kept only in its session is gone. */
export function quit(): void {
  app.startPath = currentPath();
  app.isRunning = false;
  host.restart();
  clearSession();
}

/** Starts the app where it was ended, as hosts open the last address after a killed process. */
export const start = (): void => openFrame(app.startPath);

/**
 * Ends the process that draws the page, as happens to a web view for want of memory: the app goes on, with a white web
 * view that neither sends nor receives anything, until it is built anew (Restart web view).
 */
export function die(): void {
  app.startPath = currentPath();
  app.isDead = true;
  host.restart();
  clearSession();
  showToast(
    'The web view’s process is gone: onRenderProcessGone, webViewWebContentProcessDidTerminate',
  );
}

/** Ends the app and starts it again. */
export function kill(): void {
  quit();
  start();
}

/** Starts the app with a deep link; an address of another origin is not a link into this app. */
export function coldOpen(path: string): void {
  if (!isOwnPath(path)) {
    showToast('Not a path of Hem: the app opens it elsewhere');
    return;
  }
  quit();
  openFrame(path);
}

/** Ends the app, clears everything that the page kept, and starts the app at `/`. */
export async function clearStorage(): Promise<void> {
  quit();
  app.reminders = [];
  app.onceReminders = [];
  app.badge = 0;
  await clearPageStorage();
  openFrame('/');
}

/** Sends the app to the background: inactive for a moment, then hidden. */
export function background(): void {
  host.send('app.state', { state: 'inactive' });
  host.send('app.state', { state: 'background' });
  app.stage = 'background';
  const page = attachedPage();
  if (page) setVisible(page, false);
}

/** Brings the app to the front again. */
export function foreground(): void {
  app.stage = 'active';
  const page = attachedPage();
  if (page) setVisible(page, true);
  host.send('app.state', { state: 'inactive' });
  host.send('app.state', { state: 'active' });
}

/** Takes the network away, or gives it back: the device, the page's own requests, the message. */
export function setOffline(isOffline: boolean): void {
  app.network.isOffline = isOffline;
  const page = attachedPage();
  page?.dispatchEvent(new page.Event(isOffline ? 'offline' : 'online'));
  host.send('network.state', { isOnline: !isOffline });
}

/** Makes each of the page's own requests take so much longer, in milliseconds. */
export function setLatency(latencyMs: number): void {
  app.network.latencyMs = latencyMs;
}
