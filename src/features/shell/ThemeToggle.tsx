import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Icon } from '#ds/Icon';
import { navMessages } from './messages';
import { moon, root, sun } from './ThemeToggle.styles';

export interface ThemeToggleProps {
  /** Changes the theme attribute of the page; nothing here has to render for it. */
  onPress: () => void;
  /** @default 'sm' */
  size?: 'sm' | 'md';
  /** @default 'ghost' */
  emphasis?: 'ghost' | 'solid';
}

/** Both drawings are on the page and the style sheet shows one: the theme changes without a render. */
const SunOrMoon = () => (
  <span css={root}>
    <span css={sun}>
      <Icon icon={IconSun} size={18} />
    </span>
    <span css={moon}>
      <Icon icon={IconMoon} size={18} />
    </span>
  </span>
);

/** Switches between the light and the dark look. */
export function ThemeToggle({ onPress, size = 'sm', emphasis = 'ghost' }: ThemeToggleProps) {
  const { formatMessage: t } = useIntl();
  return (
    <IconButton
      icon={SunOrMoon}
      size={size}
      emphasis={emphasis}
      aria-label={t(navMessages.theme)}
      onPress={onPress}
    />
  );
}
