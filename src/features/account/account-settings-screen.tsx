import { useSearchParams } from 'react-router-dom';
import { useMe } from '#api/users.ts';
import { ClosedHere } from '#components/closed-here.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { paths, redirectTarget, type SettingsTab } from '#lib/paths.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { useStandIn } from '#lib/use-stand-in.ts';
import { late } from '#ui/late.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import styles from './account-settings-screen.module.css';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const MessageLog = late('sheet', async () => (await import('./message-log.tsx')).MessageLog);

const MeasurementsSheet = late(
  'sheet',
  async () => (await import('./measurements-sheet.tsx')).MeasurementsSheet,
);

const CurrencySheet = late(
  'sheet',
  async () => (await import('./currency-sheet.tsx')).CurrencySheet,
);

const EndSheet = late('sheet', async () => (await import('./end-sheet.tsx')).EndSheet);
const MailSheet = late('sheet', async () => (await import('./mail-sheet.tsx')).MailSheet);
const PlaceSheet = late(
  'sheet',
  async () => (await import('#components/weather/place-sheet.tsx')).PlaceSheet,
);

const CirclePanel = late(
  'inline',
  async () => (await import('#components/circle/circle-panel.tsx')).CirclePanel,
);

const tabs = [
  'Profile',
  'Password & Security',
  'Circle Membership',
] as const satisfies SettingsTab[];

/** A tab's address; it keeps the redirect of the profile prompt. */
function addressOf(tab: SettingsTab, search: URLSearchParams): string {
  const isLed = search.get('redirected') === 'true';
  return paths.accountSettings(tab, isLed ? (search.get('redirect') ?? '') : undefined);
}

/** The account settings, by tab (`?tab=`; an unknown tab is Profile). */
export function AccountSettingsScreen() {
  const [search] = useSearchParams();
  const { sheet, close } = useSheet();
  const me = useMe();
  const stoodIn = useStandIn();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'Profile';
  return (
    <main className={styles.screen}>
      <ScreenHead
        title="Account Settings"
        tabs={
          <TabLinks
            label="Account settings"
            tabs={tabs.map((one) => ({
              to: addressOf(one, search),
              label: one,
              isCurrent: one === tab,
            }))}
          />
        }
      />
      {stoodIn && tab !== 'Profile' && <ClosedHere />}
      {me && tab === 'Profile' && (
        <ProfileTab
          key={me.userId}
          me={me}
          leadsTo={
            search.get('redirected') === 'true' ? redirectTarget(search.get('redirect')) : null
          }
        />
      )}
      {me && !stoodIn && tab === 'Password & Security' && <SecurityTab me={me} />}
      {me && !stoodIn && tab === 'Circle Membership' && (
        <div className={styles.circle}>
          <CirclePanel owner={me.userId} />
        </div>
      )}
      {me && sheet === 'measurements' && <MeasurementsSheet me={me} onClose={close} />}
      {me && sheet === 'currency' && <CurrencySheet me={me} onClose={close} />}
      {me && sheet === 'mail' && <MailSheet me={me} onClose={close} />}
      {me && !stoodIn && sheet === 'delete-account' && (
        <EndSheet email={me.email} onClose={close} />
      )}
      {me && sheet === 'place' && (
        <PlaceSheet owner={me.userId} country={me.shippingCountry} onClose={close} />
      )}
      {sheet === 'messages' && <MessageLog onClose={close} />}
    </main>
  );
}
