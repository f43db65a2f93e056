import * as v from 'valibot';
import { featureFlagKeys } from '#contract/rules/profile.ts';
import { appVersionPattern, isOlder, ownVersion } from '../foundation/app-version.ts';
import { topic } from './topic.ts';
import { flag, origins, partsOf, webAddress } from './values.ts';

export interface AppConfig {
  /** Origins that may frame the app and speak to it, besides its own in embedded mode. */
  allowedParents: string[];
  shopUrl: string | null;
  extensionUrl: string | null;
  features: Record<(typeof featureFlagKeys)[number], boolean>;
  /** Whether browsers keep the app's files for a start without the network. */
  serviceWorker: boolean;
  /** The oldest version of the app whose calls are answered, as `1.20.0`; null where all are. */
  minimumVersion: string | null;
}

/** The topic of the app in the browser: what it is told, and who may frame it. */
export const appTopic = topic({
  variables: {
    ALLOWED_PARENTS: v.optional(origins),
    SHOP_URL: v.optional(webAddress),
    EXTENSION_URL: v.optional(webAddress),
    DISABLED_FEATURES: v.optional(
      v.pipe(
        v.string(),
        v.transform(partsOf),
        v.array(v.picklist(featureFlagKeys, `knows only ${featureFlagKeys.join(', ')}`)),
      ),
    ),
    SERVICE_WORKER: v.optional(flag, 'on'),
    MINIMUM_VERSION: v.optional(
      v.pipe(
        v.string(),
        v.regex(appVersionPattern, 'is a version, such as 1.20.0'),
        v.check(
          (oldest) => !isOlder(ownVersion, oldest),
          `is newer than this server, which is ${ownVersion}`,
        ),
      ),
    ),
  },
  read: (values, mode): AppConfig => ({
    allowedParents: values.ALLOWED_PARENTS ?? [],
    shopUrl: values.SHOP_URL ?? null,
    extensionUrl: values.EXTENSION_URL ?? (mode === 'embedded' ? '/extension.html' : null),
    features: Object.fromEntries(
      featureFlagKeys.map((key) => [key, !values.DISABLED_FEATURES?.includes(key)]),
    ) as AppConfig['features'],
    serviceWorker: values.SERVICE_WORKER,
    minimumVersion: values.MINIMUM_VERSION ?? null,
  }),
});
