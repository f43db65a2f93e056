import styles from './version-line.module.css';

const appVersion = import.meta.env.VITE_APP_VERSION ?? '0.1.0';
/** The product spec's What's New version (section 9). */
const whatsNewVersion = '1.2.1';

/** Which Hem this is, for whoever asks for help. */
export function VersionLine() {
  return (
    <p className={styles.line}>
      Hem {appVersion} · What’s New {whatsNewVersion}
    </p>
  );
}
