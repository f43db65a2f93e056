import type { ReactNode } from 'react';
import { ScreenHead } from '#components/screen-head.tsx';
import { paths } from '#lib/paths.ts';
import { TabLinks } from '#ui/tab-links.tsx';
import styles from './admin-frame.module.css';
import { StudioLink } from './studio-link.tsx';

const sections = [
  { section: 'color-analysis', label: 'Color Analysis' },
  { section: 'qa-content', label: 'QA Content' },
  { section: 'impersonate', label: 'User Impersonation' },
] as const;

type Section = (typeof sections)[number];

/** A section of the admin area: its header as the specification says it, the ways to the others, and what it holds. */
export function AdminFrame({
  section,
  controls,
  instead,
  children,
}: {
  section: Section['section'];
  /** What stands beside the tabs: search, filters. */
  controls?: ReactNode;
  /** What stands in the place of the tabs: the head of a thing that was opened. */
  instead?: ReactNode;
  children: ReactNode;
}) {
  const { label } = sections.find((each) => each.section === section)!;
  return (
    <main className={styles.screen}>
      <ScreenHead title={`Admin - ${label}`}>
        <StudioLink />
      </ScreenHead>
      <div className={styles.row}>
        {instead ?? (
          <TabLinks
            label="Admin sections"
            tabs={sections.map((each) => ({
              to: paths.admin(each.section),
              label: each.label,
              isCurrent: each.section === section,
            }))}
          />
        )}
        {controls && <div className={styles.controls}>{controls}</div>}
      </div>
      {children}
    </main>
  );
}
