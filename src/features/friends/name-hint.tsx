import { useMe } from '#api/users.ts';
import { Notice } from '#components/notice.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './name-hint.module.css';

/** Says to a member without a screen name how friends see them, and leads to where one is chosen, and back. */
export function NameHint() {
  const me = useMe();
  if (!me || me.screenName) return null;
  return (
    <Notice>
      Friends see you as “A member”.{' '}
      <Link className={styles.link} to={paths.accountSettings('Profile', paths.friends())}>
        Choose a name
      </Link>
    </Notice>
  );
}
