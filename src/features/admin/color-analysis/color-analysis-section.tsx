import { AdminFrame } from '../admin-frame.tsx';

/** The section of the admin area. */
export function ColorAnalysisSection() {
  return <AdminFrame section="color-analysis">…</AdminFrame>;
}
