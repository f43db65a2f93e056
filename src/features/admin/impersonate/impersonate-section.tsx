import { AdminFrame } from '../admin-frame.tsx';

/** The section of the admin area. */
export function ImpersonateSection() {
  return <AdminFrame section="impersonate">…</AdminFrame>;
}
