import * as styles from './Globe.styles';

const radius = 190;
const meridians = [0, 15, 30, 45, 60, 75].map((degrees) => radius * Math.cos((degrees * Math.PI) / 180));
const parallels = [-152, -114, -76, -38, 0, 38, 76, 114, 152];

/** The earth in lines with a mark on it; decoration. */
export function Globe() {
  return (
    <svg css={styles.root} viewBox="0 0 400 400" aria-hidden="true">
      <g css={styles.lines}>
        {meridians.map((rx) => (
          <ellipse key={rx} cx="200" cy="200" rx={rx} ry={radius} />
        ))}
        <line x1="200" x2="200" y1="10" y2="390" />
        {parallels.map((y) => {
          const half = Math.sqrt(radius ** 2 - y ** 2);
          return <line key={y} x1={200 - half} x2={200 + half} y1={200 + y} y2={200 + y} />;
        })}
      </g>
      <g css={styles.mark}>
        <circle cx="266" cy="150" r="64" opacity=".1" />
        <circle cx="266" cy="150" r="34" opacity=".18" />
        <circle cx="266" cy="150" r="9" css={styles.point} />
      </g>
    </svg>
  );
}
