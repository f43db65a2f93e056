import { AdminFrame } from '../admin-frame.tsx';

/** The section of the admin area. */
export function QaContentSection() {
  return <AdminFrame section="qa-content">…</AdminFrame>;
}
