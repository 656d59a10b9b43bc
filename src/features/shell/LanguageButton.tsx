import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useIntl } from 'react-intl';
import type { LocaleRow } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { root, words } from './LanguageButton.styles';
import { navMessages } from './messages';
import type { TriggerProps } from '../OnDemand';

/** A language as a switcher shows it; a row of the registry will do. */
export type LanguageChoice = Pick<LocaleRow, 'tag' | 'endonym' | 'code'>;

/** The code of a language as the button and the list show it: `EN`, `ZH-TW`. */
export const codeOf = ({ code, tag }: LanguageChoice): string => code ?? tag.toUpperCase();

export interface LanguageButtonProps extends TriggerProps {
  current: LanguageChoice;
  /** Writes the language out instead of its code, where there is room. */
  isWide?: boolean;
}

/** Opens the list of languages. Until somebody presses it, the list's code is not needed: see OnDemand. */
export function LanguageButton({ current, isWide = false, ...trigger }: LanguageButtonProps) {
  const { formatMessage: t } = useIntl();
  const { endonym: language } = current;
  return (
    <Button
      size={isWide ? 'md' : 'sm'}
      tone="neutral"
      emphasis={isWide ? 'solid' : 'ghost'}
      icon={IconWorld}
      aria-haspopup="menu"
      {...trigger}
    >
      <span css={words}>{t(navMessages.language, { language })}</span>
      <span css={root} aria-hidden="true">
        <span lang={isWide ? current.tag : undefined}>{isWide ? language : codeOf(current)}</span>
        {!isWide && <Icon icon={IconChevronDown} size={14} />}
      </span>
    </Button>
  );
}
