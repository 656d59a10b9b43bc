import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import * as styles from './PageHead.styles';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface PageAsOfProps {
  /** Of when the figures are, with the zone of the days: "As of 14:38 · days 00:00 – 24:00, UTC+7". */
  children: string;
  /** Asks for newer figures. */
  onPress: () => void;
}

/** Of when the figures of a page are; a press asks for newer ones. */
export function PageAsOf({ children, onPress }: PageAsOfProps) {
  const ds = useDs();
  return (
    <AriaButton
      css={styles.refresh}
      aria-label={joinFacts([children, ds('common.refresh')])}
      onPress={onPress}
    >
      <Icon icon={IconRefresh} size={14} />
      <span>{children}</span>
    </AriaButton>
  );
}
