import { useQuery } from '@tanstack/react-query';
import { sharedDaysQuery } from '#api/shared-days.ts';
import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { overlap } from '#contract/rules/loans.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';

/** The days that are shared with friends; none where the feature is off. */
export function useSharedDays(owner: string) {
  const isOpen = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const { data } = useQuery({ ...sharedDaysQuery(owner), enabled: isOpen });
  const all: readonly SharedDay[] = (isOpen && data?.sharedDays) || [];
  return {
    /** Those with a day from one to another. */
    within: (firstDay: string, lastDay: string) =>
      all.filter((sharedDay) => overlap(sharedDay, { firstDay, lastDay })),
  };
}
