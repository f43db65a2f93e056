import { AdminFrame } from '../admin-frame.tsx';
import styles from './impersonate-section.module.css';
import { ImpersonationLog } from './impersonation-log.tsx';
import { MemberSearch } from './member-search.tsx';

/** Where the staff goes into a member's account, and reads who was in which. */
export function ImpersonateSection() {
  return (
    <AdminFrame section="impersonate">
      <div className={styles.parts}>
        <MemberSearch />
        <ImpersonationLog />
      </div>
    </AdminFrame>
  );
}
