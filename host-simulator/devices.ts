/** A screen and the bars that a native app draws around its web view, in CSS pixels. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Screen corners. */
  readonly radius: number;
  /** The status bar; with a notch this is also the safe area at the top. */
  readonly statusBar: number;
  readonly titleBar: number;
  /** The bottom tabs, without what lies below them. */
  readonly tabBar: number;
  /** The home indicator's strip, part of the safe area at the bottom. */
  readonly homeStrip: number;
}

/** The screens on offer. */
export const devices: readonly Device[] = [
  {
    name: '390×844',
    width: 390,
    height: 844,
    radius: 46,
    statusBar: 47,
    titleBar: 51,
    tabBar: 50,
    homeStrip: 34,
  },
  {
    name: '412×915',
    width: 412,
    height: 915,
    radius: 34,
    statusBar: 28,
    titleBar: 56,
    tabBar: 56,
    homeStrip: 24,
  },
  {
    name: '375×667',
    width: 375,
    height: 667,
    radius: 12,
    statusBar: 20,
    titleBar: 44,
    tabBar: 49,
    homeStrip: 0,
  },
  {
    name: '820×1180',
    width: 820,
    height: 1180,
    radius: 26,
    statusBar: 24,
    titleBar: 50,
    tabBar: 50,
    homeStrip: 20,
  },
];

/** How the screen is divided. */
export interface Layout {
  viewport: { width: number; height: number };
  safeArea: { top: number; right: number; bottom: number; left: number };
  /** The native title bar's height; 0 when the page draws its own header. */
  titleBar: number;
  /** How far the web view reaches up under the status bar. */
  underStatusBar: number;
  homeStrip: number;
}

/**
 * Divides a screen. With the page's own header the host draws no title bar and the web view reaches
 * under the status bar, whose height is then its safe area. Without safe areas there is neither a
 * notch nor a home strip.
 */
export function layOut(device: Device, hasOwnHeader: boolean, hasSafeAreas: boolean): Layout {
  const titleBar = hasOwnHeader ? 0 : device.titleBar;
  const homeStrip = hasSafeAreas ? device.homeStrip : 0;
  const underStatusBar = hasOwnHeader && hasSafeAreas ? device.statusBar : 0;
  const above = device.statusBar - underStatusBar + titleBar;
  return {
    viewport: {
      width: device.width,
      height: device.height - above - device.tabBar - homeStrip,
    },
    safeArea: { top: underStatusBar, right: 0, bottom: 0, left: 0 },
    titleBar,
    underStatusBar,
    homeStrip,
  };
}
