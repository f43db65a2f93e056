import { useSnapshot } from 'valtio';
import { app, settings } from '../app-state.ts';
import type { Device, Layout } from '../devices.ts';
import { perform } from '../perform.ts';
import { AppToast } from './app-toast.tsx';
import { ClosedApp } from './closed-app.tsx';
import styles from './device-frame.module.css';
import { EdgeSwipe } from './edge-swipe.tsx';
import { HomeStrip, StatusBar, TabBar, TitleBar } from './native-bars.tsx';
import { PermissionQuestion } from './permission-question.tsx';
import { PurchaseQuestion } from './purchase-question.tsx';
import { SoftKeyboard } from './soft-keyboard.tsx';
import { WebView } from './web-view.tsx';

/** The screen of the phone: the native bars in the system's font, and the web view among them. */
export function DeviceFrame({ device, layout }: { device: Device; layout: Layout }) {
  const { frameKey, place, tab, isRunning, isDead, stage } = useSnapshot(app);
  const { theme, hasSafeAreas, isRotated } = useSnapshot(settings);
  const { radius, cutout, tabBar } = device;
  const { screen, statusBar, titleBar, underStatusBar, homeStrip, keyboard, viewport } = layout;
  // Under a keyboard that resizes, the native bars stay at the foot of the screen, behind it.
  return (
    <div
      className={styles.screen}
      data-theme={theme === 'system' ? undefined : theme}
      style={{ ...screen, borderRadius: radius }}
    >
      {isRunning ? (
        <>
          {statusBar > 0 && <StatusBar height={statusBar} isOver={underStatusBar > 0} />}
          {titleBar > 0 && (
            <TitleBar
              height={titleBar}
              title={place?.title || 'My Wardrobe'}
              onBack={place?.canGoBack ? () => perform({ do: 'back' }) : undefined}
            />
          )}
          <div
            className={styles.web}
            style={{ height: viewport.height, marginTop: -underStatusBar }}
          >
            {isDead ? (
              <div className={styles.dead} role="img" aria-label="The web view is white" />
            ) : (
              <>
                <WebView key={frameKey} ownHeight={viewport.height} />
                <EdgeSwipe />
              </>
            )}
          </div>
          <div className={styles.foot}>
            <TabBar
              height={tabBar}
              current={tab}
              onPress={(name) => perform({ do: 'tab', tab: name })}
            />
            {homeStrip > 0 && <HomeStrip height={homeStrip} />}
          </div>
        </>
      ) : (
        <ClosedApp />
      )}
      {hasSafeAreas && cutout !== 'none' && (
        <div className={`${styles[cutout]} ${isRotated ? styles.atSide : ''}`} aria-hidden="true" />
      )}
      {keyboard > 0 && isRunning && <SoftKeyboard height={keyboard} />}
      {stage === 'background' && isRunning && (
        <div className={styles.away}>The app is in the background</div>
      )}
      <PermissionQuestion />
      <PurchaseQuestion />
      <AppToast />
    </div>
  );
}
