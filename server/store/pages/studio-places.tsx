import { reportsPath, studioPath } from '../studio-session.ts';

/** The ways between the studio's pages. */
export const StudioPlaces = ({ here, unread }: { here: 'orders' | 'reports'; unread: number }) => (
  <nav className="places" aria-label="Studio">
    <a href={studioPath} aria-current={here === 'orders' ? 'page' : undefined}>
      Orders
    </a>
    <a href={reportsPath} aria-current={here === 'reports' ? 'page' : undefined}>
      Reports
      {unread > 0 && <span className="woven live">{`${unread} unread`}</span>}
    </a>
  </nav>
);
