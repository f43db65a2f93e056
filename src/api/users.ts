import { type Query, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { session } from '#lib/session.ts';
import { operationQuery } from './operation.ts';
import { pictureMs } from './query-client.ts';

/** Options for what every screen asks for: it is read once, and again only when it was spoiled. */
const readOnce = {
  // A screen that unmounts during the reading cancels it, so the next one has to read again.
  refetchOnMount: ({ state }: Pick<Query, 'state'>) => (state.isInvalidated ? 'always' : false),
} as const;

/** Without it nothing starts, which the start says. */
const startMeta = { isHandledUnread: true };

/** The signed-in user's details; reads again while the photo is being made. */
export const meQuery = () => ({
  ...operationQuery('userDetails', { userIds: [] }, startMeta),
  ...readOnce,
  refetchInterval: ({ state }: { state: { data?: OperationOutput<'userDetails'> | undefined } }) =>
    Object.values(state.data ?? {}).some(({ userDetails }) => userDetails.isImagePending)
      ? pictureMs
      : (false as const),
  select: (data: Record<string, { userDetails: UserDetails }>) =>
    Object.values(data)[0]?.userDetails ?? null,
});

/** The web application's configuration: feature flags and outside links. */
export const featureConfigQuery = () => ({
  ...operationQuery('userGetFeatureConfig', { configScope: 'global' }, startMeta),
  ...readOnce,
  select: (data: { webApplicationConfig: FeatureConfig }) => data.webApplicationConfig,
});

/** The web application's configuration. */
export interface FeatureConfig {
  enableAlterOrRepair: boolean;
  enableStyleBlueprint: boolean;
  enableSharedWardrobes: boolean;
  shopUrl: string | null;
  extensionUrl: string | null;
  store: StoreAddress | null;
}

/** The address of the store that sells the services. */
export interface StoreAddress {
  /** A path of ours, or a shop's origin; `/api/…` follows. */
  address: string;
  publicToken: string;
  /** How often a call that was turned away is tried again, 0 to 3. */
  retries: number;
}

/** The signed-in user, or null while nothing is known. */
export function useMe(): UserDetails | null {
  const { token } = useSnapshot(session);
  return useQuery({ ...meQuery(), enabled: token !== null }).data ?? null;
}

/** The configuration, or null while nothing is known. */
export function useFeatureConfig(): FeatureConfig | null {
  return useQuery(featureConfigQuery()).data ?? null;
}
