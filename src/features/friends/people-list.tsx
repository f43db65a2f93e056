import type { ReactNode } from 'react';
import { Avatar } from '#components/avatar.tsx';
import { isolated } from '#lib/isolated.ts';
import { Button } from '#ui/button.tsx';
import styles from './people-list.module.css';

/** Some people, a row each, with one thing to do. */
export function PeopleList({
  title,
  text,
  people,
  action,
  onAct,
  busyKey,
}: {
  title: string;
  text?: ReactNode;
  people: readonly { key: string; name: string }[];
  /** The words on each button; readers hear of whom, too. */
  action: string;
  onAct(key: string): void;
  busyKey: string | null;
}) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.list}>
        {people.map(({ key, name }) => (
          <li key={key}>
            <Avatar name={name} imageUrl={null} />
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={`${action}: ${isolated(name)}`}
              busy={busyKey === key}
              onClick={() => onAct(key)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
