import {
  Bell,
  CloudOff,
  LogOut,
  MessagesSquare,
  RefreshCw,
  Settings,
  ShieldCheck,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { notices, openNotices } from '#features/notices/notices-store.ts';
import { host, openLink } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { waiting } from '#lib/waiting.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { signOut } from '../sign-out.ts';
import { useSync } from '../use-sync.ts';
import { waitingWords } from '../waiting/waiting-words.ts';
import { DestinationIcon, type OpenDestination, useOpenDestinations } from './destinations.tsx';

/** The entries of the profile menu and of the web view's *more* menu (docs/design/product-rules.md, Around the app). */
export function useMenuGroups(kind: 'profile' | 'more'): MenuEntry[][] {
  const main = useOpenDestinations();
  const me = useMe();
  const { showSync, showHeader, flags } = useSnapshot(host);
  const { changes, photos, refused } = useSnapshot(waiting);
  const { unread } = useSnapshot(notices);
  const { sync } = useSync();
  const navigate = useNavigate();
  const toEntry = ({ label, icon, address, isOutside }: OpenDestination): MenuEntry => ({
    label,
    icon: <DestinationIcon icon={icon} />,
    onChoose: () =>
      isOutside ? openLink(new URL(address, location.href).href) : navigate(address),
  });
  const admin: MenuEntry[] = isUnlocked('staffDesk', { entitlements: me?.entitlements })
    ? [
        {
          label: 'Admin',
          icon: <ShieldCheck aria-hidden="true" />,
          onChoose: () => navigate(paths.admin('color-analysis')),
        },
      ]
    : [];
  const settings: MenuEntry = {
    label: 'Account Settings',
    icon: <Settings aria-hidden="true" />,
    onChoose: () => navigate(paths.accountSettings()),
  };
  const syncEntry: MenuEntry[] = showSync
    ? [{ label: 'Sync with app', icon: <RefreshCw aria-hidden="true" />, onChoose: sync }]
    : [];
  const logout: MenuEntry = {
    label: 'Logout',
    icon: <LogOut aria-hidden="true" />,
    onChoose: () => void signOut(),
  };
  const whatsNew: MenuEntry = {
    label: 'What’s New',
    icon: (
      <span data-dot={unread > 0 ? '' : undefined}>
        <Bell aria-hidden="true" />
      </span>
    ),
    onChoose: openNotices,
  };
  const debug: MenuEntry[] = flags.debug
    ? [
        {
          label: 'Messages',
          icon: <MessagesSquare aria-hidden="true" />,
          onChoose: () => navigate(`${paths.accountSettings()}?sheet=messages`),
        },
      ]
    : [];
  const waits: MenuEntry[] =
    changes + photos > 0 && !showHeader
      ? [
          {
            label: waitingWords(changes + photos, refused),
            icon: <CloudOff aria-hidden="true" />,
            onChoose: () => {
              waiting.isOpen = true;
            },
          },
        ]
      : [];
  if (kind === 'profile') return [syncEntry, [...admin, settings], [...debug, logout]];
  return [
    waits,
    main.map(toEntry),
    [...syncEntry, whatsNew],
    [...admin, settings, ...debug, logout],
  ];
}
