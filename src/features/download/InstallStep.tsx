import { Icon, type IconProps } from '#ds/Icon';
import * as styles from './InstallStep.styles';

export interface InstallStepProps {
  /** What is done on the phone, drawn on it. */
  icon: IconProps['icon'];
  /** What to do, in a sentence or two. */
  text: string;
}

/** A step of a guide: what the phone shows, its number and what to do. Stands in a list, which counts the steps. */
export function InstallStep({ icon, text }: InstallStepProps) {
  return (
    <li css={styles.root}>
      <div css={styles.stage} aria-hidden="true">
        <div css={styles.phone}>
          <span css={styles.line} />
          <span css={styles.mark}>
            <Icon icon={icon} size={24} />
          </span>
          <span css={styles.line} />
        </div>
      </div>
      <p css={styles.text}>{text}</p>
    </li>
  );
}
