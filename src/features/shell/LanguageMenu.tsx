import { useIntl } from 'react-intl';
import { Menu, MenuItem, MenuTrigger } from '#ds/Menu';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { LanguageButton, type LanguageChoice } from './LanguageButton';
import { languageMessages } from './language.messages';
import { navMessages } from './messages';
import { code } from './LanguageMenu.styles';
import { useOpenAtOnce } from './useOpenAtOnce';

/** How far a language is, in shares of 1. */
export interface LanguageCoverage {
  /** Messages that the language has of its own. */
  readonly translated: number;
  /** Messages that a person has reviewed as they stand. */
  readonly reviewed: number;
}

export interface LanguageMenuProps {
  /** The brand's languages, in its order. */
  languages: readonly LanguageChoice[];
  /** How far each language is, by tag: until a person has reviewed all of it, the list says so. */
  coverage?: Readonly<Record<string, LanguageCoverage>> | undefined;
  /** Tag of the one that is spoken now. */
  current: string;
  onSelect: (tag: string) => void;
  /** Writes the language out on the button instead of its code. */
  isWide?: boolean;
  /** Opens as soon as it is shown: its code came because its button was pressed. */
  defaultOpen?: boolean;
}

/** The language button with its list: every language named in itself. */
export function LanguageMenu({
  languages,
  coverage,
  current,
  onSelect,
  isWide = false,
  defaultOpen = false,
}: LanguageMenuProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const percent = (share: number) => formatNumber(share, locale, { style: 'percent' });
  const describe = ({ translated, reviewed }: LanguageCoverage) =>
    reviewed < 1
      ? t(languageMessages.coverage, { translated: percent(translated), reviewed: percent(reviewed) })
      : undefined;
  const { ref, trigger } = useOpenAtOnce(defaultOpen);
  const chosen = languages.find(({ tag }) => tag === current) ?? languages[0];
  if (!chosen) return null;
  return (
    <MenuTrigger {...trigger}>
      <LanguageButton ref={ref} current={chosen} isWide={isWide} />
      <Menu
        aria-label={t(navMessages.languages)}
        placement={isWide ? 'top start' : 'bottom end'}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen.tag]}
        onAction={(key) => {
          if (key !== chosen.tag) onSelect(String(key));
        }}
      >
        {languages.map((language) => {
          const known = coverage?.[language.tag];
          return (
            <MenuItem
              key={language.tag}
              id={language.tag}
              textValue={language.endonym}
              suffix={language.code && <span css={code}>{language.code}</span>}
              description={known && describe(known)}
            >
              <span lang={language.tag}>{language.endonym}</span>
            </MenuItem>
          );
        })}
      </Menu>
    </MenuTrigger>
  );
}
