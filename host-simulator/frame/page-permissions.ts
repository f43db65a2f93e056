import type { PageWindow } from '../profiles/profile.ts';

/** The things that a page may be allowed. */
export const permissionNames = ['camera', 'notifications', 'place'] as const;
/** One of {@link permissionNames}. */
export type PermissionName = (typeof permissionNames)[number];

/** The states of a permission: as the browser has it; or asked for, granted, denied by the simulated phone. */
export const permissionStates = ['browser', 'ask', 'granted', 'denied'] as const;
/** One of {@link permissionStates}. */
export type PermissionState = (typeof permissionStates)[number];
/** The state of each permission. */
export type Permissions = Record<PermissionName, PermissionState>;

/** The simulated phone, which decides on permissions. */
export interface Phone {
  stateOf(name: PermissionName): PermissionState;
  /** Asks the user; answers whether they allow it. */
  ask(name: PermissionName): Promise<boolean>;
}

const webNames: Readonly<Record<string, PermissionName>> = {
  camera: 'camera',
  notifications: 'notifications',
  geolocation: 'place',
};
const webStates = { ask: 'prompt', granted: 'granted', denied: 'denied' } as const;

/** The place that the phone says it is at. */
const coords = { latitude: 40.7128, longitude: -74.006, accuracy: 20 };

/** Whether the page may do it; asks the user where nobody has decided. */
async function may(phone: Phone, name: PermissionName): Promise<boolean> {
  const state = phone.stateOf(name);
  return state === 'ask' ? phone.ask(name) : state === 'granted';
}

function simulateQuery(page: PageWindow, { stateOf }: Phone): void {
  const { permissions } = page.navigator;
  if (!permissions) return;
  const real = permissions.query.bind(permissions);
  permissions.query = async (description) => {
    const name = webNames[description.name];
    if (!name || stateOf(name) === 'browser') return real(description);
    const status = Object.assign(new page.EventTarget(), {
      name: description.name,
      onchange: null,
    });
    Object.defineProperty(status, 'state', {
      get() {
        const state = stateOf(name);
        return state === 'browser' ? 'prompt' : webStates[state];
      },
    });
    return status as unknown as PermissionStatus;
  };
}

function simulatePlace(page: PageWindow, phone: Phone): void {
  const real = page.navigator.geolocation;
  if (!real) return;
  const tell = async (found: PositionCallback, failed?: PositionErrorCallback | null) => {
    if (await may(phone, 'place')) {
      found({ coords, timestamp: Date.now() } as unknown as GeolocationPosition);
    } else {
      const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
      failed?.({
        code: 1,
        message: 'User denied Geolocation',
        ...codes,
      } as GeolocationPositionError);
    }
  };
  const simulated = {
    getCurrentPosition: tell,
    watchPosition(found: PositionCallback, failed?: PositionErrorCallback | null) {
      void tell(found, failed);
      return 1;
    },
    clearWatch() {},
  };
  Object.defineProperty(page.navigator, 'geolocation', {
    get: () => (phone.stateOf('place') === 'browser' ? real : simulated),
    configurable: true,
  });
}

function simulateCamera(page: PageWindow, phone: Phone): void {
  const { mediaDevices } = page.navigator;
  if (!mediaDevices) return;
  const real = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    if (!wanted?.video || phone.stateOf('camera') === 'browser') return real(wanted);
    if (!(await may(phone, 'camera'))) {
      throw new page.DOMException('Permission denied', 'NotAllowedError');
    }
    const canvas = page.document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.captureStream();
  };
}

function simulateNotifications(page: PageWindow, phone: Phone): void {
  const Real = page.Notification as typeof Notification | undefined;
  if (!Real) return;
  const permission = (): NotificationPermission => {
    const state = phone.stateOf('notifications');
    return state === 'browser' ? Real.permission : state === 'ask' ? 'default' : state;
  };
  page.Notification = new Proxy(Real, {
    get(target, key) {
      if (key === 'permission') return permission();
      if (key !== 'requestPermission' || phone.stateOf('notifications') === 'browser') {
        return Reflect.get(target, key);
      }
      return async (callback?: (said: NotificationPermission) => void) => {
        const said = (await may(phone, 'notifications')) ? 'granted' : 'denied';
        callback?.(said);
        return said;
      };
    },
  });
}

/**
 * Applies what the simulated phone allows to a page's scripts: by `navigator.permissions`, `Notification`,
 * `geolocation` and `getUserMedia`. To be called before the page's scripts run.
 */
export function simulatePermissions(page: PageWindow, phone: Phone): void {
  simulateQuery(page, phone);
  simulatePlace(page, phone);
  simulateCamera(page, phone);
  simulateNotifications(page, phone);
}
