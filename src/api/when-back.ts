import { host } from '#lib/host.ts';

/** For a query of what other people change: it is asked anew whenever the app is looked at again. */
export const whenBack = { refetchOnWindowFocus: () => host.isOnline } as const;
