import { useSearchParams } from 'react-router-dom';
import { useMe } from '#api/users.ts';
import { ScreenHead } from '#components/screen-head.tsx';
import { paths, type SettingsTab } from '#lib/paths.ts';
import { TabLinks } from '#ui/tab-links.tsx';
import styles from './account-settings-screen.module.css';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const tabs = ['Profile', 'Password & Security'] as const satisfies SettingsTab[];

/** Who one is here, and how one gets in (`?tab=`; an unknown tab is Profile). */
export function AccountSettingsScreen() {
  const [search] = useSearchParams();
  const me = useMe();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'Profile';
  return (
    <main className={styles.screen}>
      <ScreenHead title="Account Settings" />
      <TabLinks
        label="Account settings"
        tabs={tabs.map((one) => ({
          to: paths.accountSettings(one),
          label: one,
          isCurrent: one === tab,
        }))}
      />
      {me && tab === 'Profile' && (
        <ProfileTab key={me.userId} me={me} isRedirected={search.get('redirected') === 'true'} />
      )}
      {me && tab === 'Password & Security' && <SecurityTab me={me} />}
    </main>
  );
}
