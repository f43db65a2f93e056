import styles from './stitched-scarf.module.css';

/** The petals of the scarf's middle, outer and inner, by how many there are. */
const petals = [
  { count: 16, path: 'M0 -70C13 -84 13 -100 0 -112C-13 -100 -13 -84 0 -70Z' },
  { count: 8, path: 'M0 -22C11 -34 11 -48 0 -60C-11 -48 -11 -34 0 -22Z' },
] as const;

/** The four corners, in degrees. */
const corners = [45, 135, 225, 315] as const;

/** The scarf of the whole blueprint, as yet only sewn in outline. Decoration, where the page is wide. */
export function StitchedScarf() {
  return (
    <svg className={styles.scarf} viewBox="-300 -300 600 600" aria-hidden="true">
      {[288, 268, 206, 168].map((half) => (
        <rect key={half} x={-half} y={-half} width={2 * half} height={2 * half} rx="6" />
      ))}
      <circle r="128" />
      {petals.map(({ count, path }) =>
        Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: petals are alike and never move
          <path key={`${count} ${at}`} d={path} transform={`rotate(${(at * 360) / count})`} />
        )),
      )}
      <circle r="12" />
      {corners.map((turn) => (
        <g key={turn} transform={`rotate(${turn}) translate(0 -200)`}>
          <circle r="15" />
          <circle r="5" />
        </g>
      ))}
    </svg>
  );
}
