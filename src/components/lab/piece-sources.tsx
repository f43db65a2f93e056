import { openLink } from '#lib/host.ts';
import styles from './piece-sources.module.css';

/** Where what a piece says can be read up, folded; each opens outside. */
export function PieceSources({
  sources,
}: {
  sources: readonly { title: string; address: string }[];
}) {
  if (sources.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{sources.length === 1 ? '1 source' : `${sources.length} sources`}</summary>
      <ul>
        {sources.map(({ title, address }) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                event.preventDefault();
                openLink(address);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
