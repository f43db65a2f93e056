import { Check } from 'lucide-react';
import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import {
  blueprintValueCents,
  type CirclePlanKey,
  circlePlanKeys,
  circlePlans,
} from '#contract/rules/circle.ts';
import type { Entitlement } from '#contract/rules/profile.ts';
import { paths } from '#lib/paths.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { dollars } from './plan-words.ts';
import styles from './what-you-get.module.css';

const rows: { key: Entitlement; words: string }[] = [
  { key: 'noServiceFees', words: 'No handling fees on alterations and repairs' },
  { key: 'resaleValue', words: 'What each piece would sell for' },
  { key: 'allMasterClasses', words: 'Every class in The Style Lab' },
  { key: 'scheduledLola', words: 'Lola’s outfits ready each morning' },
  {
    key: 'styleBlueprint',
    words: `Style Blueprint, valued at ${dollars(blueprintValueCents)}`,
  },
];

/** What each plan gives, side by side. */
export function WhatYouGet({ chosen }: { chosen: CirclePlanKey | null }) {
  const hasBlueprint = isUnlocked('styleBlueprint', { features: useFeatureConfig() });
  const mark = (plan: CirclePlanKey) => classes(plan === chosen && styles.chosen);
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption className="visually-hidden">What you get with each plan</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.title}>
              What you get
            </th>
            {circlePlanKeys.map((plan) => (
              <th key={plan} scope="col" className={mark(plan)}>
                {circlePlans[plan].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, words }) => (
            <tr key={key}>
              <th scope="row">
                {key === 'styleBlueprint' && hasBlueprint ? (
                  <Link to={paths.styleBlueprint()}>{words}</Link>
                ) : (
                  words
                )}
              </th>
              {circlePlanKeys.map((plan) => (
                <td key={plan}>
                  {circlePlans[plan].entitles.includes(key) ? (
                    <>
                      <Check aria-hidden="true" />
                      <span className="visually-hidden">Yes</span>
                    </>
                  ) : (
                    <None />
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Credit in the store</th>
            {circlePlanKeys.map((plan) => {
              const { credit } = circlePlans[plan];
              return (
                <td key={plan} className={mark(plan)}>
                  {credit ? `${dollars(credit.cents)}, ${credit.of}` : <None />}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">No</span>
  </>
);
