import type { Place } from '../place.ts';

/** The account’s settings. */
export const accountPlaces: Record<string, Place> = {
  'account settings': {
    who: 'maya',
    path: () => '/account-settings',
    ready: (page) => page.getByLabel('Screen name').waitFor(),
  },
  'account settings, sent there': {
    who: 'nameless',
    path: () => '/account-settings?tab=Profile&redirected=true',
    ready: (page) => page.getByText(/^Add .* to go on\.$/).waitFor(),
  },
  'password and security': {
    who: 'maya',
    path: () => '/account-settings?tab=Password+%26+Security',
    ready: (page) => page.getByText('This device').first().waitFor(),
  },
};
