import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import type { Device, Layout } from '../devices.ts';
import { pressBack, pressTab } from '../simulator.ts';
import { AppToast } from './app-toast.tsx';
import styles from './device-frame.module.css';
import { HomeStrip, StatusBar, TabBar, TitleBar } from './native-bars.tsx';
import { WebView } from './web-view.tsx';

/** The screen of the phone: the native bars in the system's font, and the web view among them. */
export function DeviceFrame({
  device,
  layout,
  theme,
}: {
  device: Device;
  layout: Layout;
  theme: 'light' | 'dark';
}) {
  const { frameKey, place, tab } = useSnapshot(app);
  const { width, height, radius, statusBar, tabBar } = device;
  return (
    <div
      className={styles.screen}
      data-theme={theme}
      style={{ width, height, borderRadius: radius }}
    >
      <StatusBar height={statusBar} isOver={layout.underStatusBar > 0} />
      {layout.titleBar > 0 && (
        <TitleBar
          height={layout.titleBar}
          title={place?.title || 'My Wardrobe'}
          onBack={place?.canGoBack ? () => pressBack() : undefined}
        />
      )}
      <WebView key={frameKey} layout={layout} theme={theme} />
      <TabBar height={tabBar} current={tab} onPress={(name) => pressTab(name)} />
      {layout.homeStrip > 0 && <HomeStrip height={layout.homeStrip} />}
      <AppToast />
    </div>
  );
}
