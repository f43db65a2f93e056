// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { PageWindow } from '../profiles/profile.ts';
import { type PermissionState, simulatePermissions } from './page-permissions.ts';

/** A page whose phone has one answer to everything. */
function setUp(state: PermissionState, ask = vi.fn(async () => true)) {
  const real = { query: vi.fn(), getUserMedia: vi.fn(), getCurrentPosition: vi.fn() };
  class RealNotification {
    static permission = 'default';
    static requestPermission = vi.fn();
  }
  const page = {
    EventTarget,
    DOMException,
    document,
    Notification: RealNotification,
    navigator: {
      permissions: { query: real.query },
      mediaDevices: { getUserMedia: real.getUserMedia },
      geolocation: { getCurrentPosition: real.getCurrentPosition },
    },
  } as unknown as PageWindow;
  simulatePermissions(page, { stateOf: () => state, ask });
  const place = () =>
    new Promise<GeolocationPosition>((found, failed) =>
      page.navigator.geolocation.getCurrentPosition(found, failed),
    );
  const query = async (name: string) =>
    (await page.navigator.permissions.query({ name: name as 'geolocation' }))?.state;
  return { page, real, ask, place, query };
}

describe('what the phone allows', () => {
  it('is the browser’s own until it is chosen', async () => {
    const { page, real, query } = setUp('browser');
    await query('geolocation');
    page.navigator.geolocation.getCurrentPosition(() => {});
    await page.navigator.mediaDevices.getUserMedia({ video: true });
    expect(real.query).toHaveBeenCalledOnce();
    expect(real.getCurrentPosition).toHaveBeenCalledOnce();
    expect(real.getUserMedia).toHaveBeenCalledOnce();
    expect(page.Notification.permission).toBe('default');
  });

  it('is denied to the page in every way that it can ask', async () => {
    const { page, place, query } = setUp('denied');
    await expect(place()).rejects.toMatchObject({ code: 1 });
    await expect(page.navigator.mediaDevices.getUserMedia({ video: true })).rejects.toMatchObject({
      name: 'NotAllowedError',
    });
    expect(page.Notification.permission).toBe('denied');
    expect(await page.Notification.requestPermission()).toBe('denied');
    for (const name of ['camera', 'geolocation', 'notifications']) {
      expect(await query(name)).toBe('denied');
    }
  });

  it.each([true, false])('is asked for, and the answer counts: %s', async (isAllowed) => {
    const { page, place, ask, query } = setUp(
      'ask',
      vi.fn(async () => isAllowed),
    );
    expect(await query('geolocation')).toBe('prompt');
    expect(page.Notification.permission).toBe('default');
    expect(await page.Notification.requestPermission()).toBe(isAllowed ? 'granted' : 'denied');
    if (isAllowed) expect((await place()).coords.latitude).toBeGreaterThan(0);
    else await expect(place()).rejects.toMatchObject({ code: 1 });
    expect(ask.mock.calls).toEqual([['notifications'], ['place']]);
  });

  it('is granted without a question', async () => {
    const { ask, place, query } = setUp('granted');
    expect((await place()).coords.accuracy).toBe(20);
    expect(await query('notifications')).toBe('granted');
    expect(ask).not.toHaveBeenCalled();
  });
});
