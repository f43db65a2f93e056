import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { UserDetails } from '#contract/schemas/user.ts';
import { session } from '#lib/session.ts';
import { operationQuery } from './operation.ts';

/** The signed-in user's details. */
export const meQuery = () => ({
  ...operationQuery('userDetails', { userIds: [] }),
  select: (data: Record<string, { userDetails: UserDetails }>) =>
    Object.values(data)[0]?.userDetails ?? null,
});

/** The web application's configuration: feature flags and outside links. */
export const featureConfigQuery = () => ({
  ...operationQuery('userGetFeatureConfig', { configScope: 'global' }),
  select: (data: { webApplicationConfig: FeatureConfig }) => data.webApplicationConfig,
});

/** What the configuration says. */
export interface FeatureConfig {
  enableAlterOrRepair: boolean;
  enableStyleBlueprint: boolean;
  enableSharedWardrobes: boolean;
  shopUrl: string | null;
  extensionUrl: string | null;
}

/** The countries to ship to. They load once and never go stale (product spec, section 4). */
export const countriesQuery = () => ({
  ...operationQuery('userAttributeChoices', 'shippingCountry'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false as const,
  refetchOnReconnect: false as const,
});

/** Where the user is signed in. */
export const sessionsQuery = () => operationQuery('userSessions', {});

/** The signed-in user, or null while nothing is known. */
export function useMe(): UserDetails | null {
  const { token } = useSnapshot(session);
  return useQuery({ ...meQuery(), enabled: token !== null, refetchOnMount: false }).data ?? null;
}

/** The configuration, or null while nothing is known. */
export function useFeatureConfig(): FeatureConfig | null {
  return useQuery({ ...featureConfigQuery(), refetchOnMount: false }).data ?? null;
}

/** Whose things the present screens show: the signed-in user's. */
export function useOwner(): string {
  const { userId } = useSnapshot(session);
  const last = useRef(userId);
  // A screen may be drawn once more after its session has ended, before the guard takes it away.
  last.current = userId ?? last.current;
  if (last.current === null) throw new Error('nobody is signed in');
  return last.current;
}
