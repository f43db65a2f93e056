import type { ComponentType } from 'react';
import { useRouteParams } from '#lib/route-params.ts';
import { latePart } from '#ui/late.tsx';

/** The sections of the admin area, by the last part of their addresses. */
const sections: Record<string, ComponentType> = {
  'color-analysis': latePart(
    'screen',
    async () => (await import('./color-analysis/color-analysis-section.tsx')).ColorAnalysisSection,
  ).Part,
  'qa-content': latePart(
    'screen',
    async () => (await import('./qa-content/qa-content-section.tsx')).QaContentSection,
  ).Part,
  impersonate: latePart(
    'screen',
    async () => (await import('./impersonate/impersonate-section.tsx')).ImpersonateSection,
  ).Part,
};

/** The admin area (product spec, section 2, Admin): its section is the last part of the address. */
export function AdminScreen() {
  const name = useRouteParams()['*'] ?? '';
  const Section = sections[name.replace(/\/$/, '')]!;
  return <Section />;
}
