/** A screen and the bars that a native app draws around its web view, in CSS pixels. */
export interface Device {
  readonly name: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Screen corners. */
  readonly radius: number;
  /** The part that is cut out of the screen at the top: a notch, a camera's hole, or nothing. */
  readonly cutout: 'notch' | 'hole' | 'none';
  /** The status bar; with a notch this is also the safe area at the top. */
  readonly statusBar: number;
  readonly titleBar: number;
  /** The bottom tabs, without what lies below them. */
  readonly tabBar: number;
  /** The home indicator's strip, part of the safe area at the bottom. */
  readonly homeStrip: number;
  /** The software keyboard's height, upright. */
  readonly keyboard: number;
}

/** The screens on offer. */
export const devices: readonly Device[] = [
  {
    name: '390×844',
    label: 'Phone with a notch',
    width: 390,
    height: 844,
    radius: 46,
    cutout: 'notch',
    statusBar: 47,
    titleBar: 51,
    tabBar: 50,
    homeStrip: 34,
    keyboard: 336,
  },
  {
    name: '412×915',
    label: 'Large phone with a camera hole',
    width: 412,
    height: 915,
    radius: 34,
    cutout: 'hole',
    statusBar: 28,
    titleBar: 56,
    tabBar: 56,
    homeStrip: 24,
    keyboard: 322,
  },
  {
    name: '375×667',
    label: 'Small phone',
    width: 375,
    height: 667,
    radius: 12,
    cutout: 'none',
    statusBar: 20,
    titleBar: 44,
    tabBar: 49,
    homeStrip: 0,
    keyboard: 260,
  },
  {
    name: '820×1180',
    label: 'Tablet',
    width: 820,
    height: 1180,
    radius: 26,
    cutout: 'none',
    statusBar: 24,
    titleBar: 50,
    tabBar: 50,
    homeStrip: 20,
    keyboard: 400,
  },
];

/** A screen of one's own; `pixelRatio` 0 is the browser's, `top` and `bottom` what lies over the screen. */
export interface OwnDevice {
  width: number;
  height: number;
  pixelRatio: number;
  top: number;
  bottom: number;
}

/** The name that stands for the device that somebody has measured out. */
export const ownName = 'own';

const ownDevice = ({ width, height, top, bottom }: OwnDevice): Device => ({
  name: ownName,
  label: 'A screen of one’s own',
  width,
  height,
  radius: 18,
  cutout: 'none',
  statusBar: top,
  titleBar: 50,
  tabBar: 50,
  homeStrip: bottom,
  keyboard: Math.round(height * 0.4),
});

/** The device that is chosen; the first one for an unknown name. */
export const deviceOf = ({ device, own }: { device: string; own: OwnDevice }): Device =>
  device === ownName
    ? ownDevice(own)
    : (devices.find(({ name }) => name === device) ?? (devices[0] as Device));

/** Four sides of a screen, in CSS pixels. */
export interface Sides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The software keyboard: away, over the page, or beside a web view that makes room for it. */
export type KeyboardMode = 'off' | 'overlay' | 'resize';

/** The options that decide how a screen is divided. */
export interface LayoutOptions {
  isRotated: boolean;
  /** Whether the page draws its own header, so that there is no native title bar. */
  hasOwnHeader: boolean;
  hasSafeAreas: boolean;
  /** The safe area that is used in place of the device's own, where it is set. */
  safeArea: Readonly<Sides> | undefined;
  /** The keyboard; its height is the device's own unless it is set. */
  keyboard: { readonly mode: KeyboardMode; readonly height?: number | undefined };
}

/** The division of a screen. */
export interface Layout {
  /** The whole screen, as it is held. */
  screen: { width: number; height: number };
  viewport: { width: number; height: number };
  safeArea: Sides;
  statusBar: number;
  /** The native title bar's height; 0 when the page draws its own header. */
  titleBar: number;
  /** How far the web view reaches up under the status bar. */
  underStatusBar: number;
  homeStrip: number;
  /** The height of the keyboard as it is drawn, from the foot of the screen. */
  keyboard: number;
  /** How much of the web view the keyboard hides. */
  keyboardOverlap: number;
}

/**
 * Divides a screen. With the page's own header the host draws no title bar and the web view reaches
 * under the status bar, whose height is then its safe area. Without safe areas there is neither a notch
 * nor a home strip. Held sideways a screen with a notch has it at both sides, and a phone shows no
 * status bar. The keyboard, lower when the device is held sideways, hides the bottom tabs first, and
 * only then the web view.
 */
export function layOut(device: Device, options: LayoutOptions): Layout {
  const { isRotated, hasOwnHeader, hasSafeAreas, keyboard } = options;
  const [width, height] = isRotated ? [device.height, device.width] : [device.width, device.height];
  const isTablet = device.width >= 700;
  const statusBar = isRotated && !isTablet ? 0 : device.statusBar;
  const titleBar = hasOwnHeader ? 0 : device.titleBar;
  const homeStrip = hasSafeAreas ? Math.min(device.homeStrip, isRotated ? 21 : 40) : 0;
  const underStatusBar = hasOwnHeader && hasSafeAreas ? statusBar : 0;
  const beside = isRotated && hasSafeAreas && device.cutout === 'notch' ? device.statusBar : 0;
  const below = device.tabBar + homeStrip;
  const room = height - (statusBar - underStatusBar + titleBar) - below;
  const mostOfScreen = height * (isRotated ? 0.55 : 0.7);
  const tall = keyboard.height ?? device.keyboard;
  const drawn = keyboard.mode === 'off' ? 0 : Math.round(Math.min(tall, mostOfScreen));
  const overlap = Math.min(Math.max(0, drawn - below), room - 1);
  const isResized = keyboard.mode === 'resize';
  return {
    screen: { width, height },
    viewport: { width, height: isResized ? room - overlap : room },
    safeArea: options.safeArea
      ? { ...options.safeArea }
      : { top: underStatusBar, right: beside, bottom: 0, left: beside },
    statusBar,
    titleBar,
    underStatusBar,
    homeStrip,
    keyboard: drawn,
    keyboardOverlap: isResized ? 0 : overlap,
  };
}
