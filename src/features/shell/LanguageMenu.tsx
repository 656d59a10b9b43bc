import { useIntl } from 'react-intl';
import { Menu, MenuItem, MenuTrigger } from '#ds/Menu';
import { LanguageButton, codeOf, type LanguageChoice } from './LanguageButton';
import { navMessages } from './messages';
import { code } from './LanguageMenu.styles';
import { useOpenAtOnce } from '../useOpenAtOnce';

export interface LanguageMenuProps {
  /** The brand's languages, in its order. */
  languages: readonly LanguageChoice[];
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
  current,
  onSelect,
  isWide = false,
  defaultOpen = false,
}: LanguageMenuProps) {
  const { formatMessage: t } = useIntl();
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
        {languages.map((language) => (
          <MenuItem
            key={language.tag}
            id={language.tag}
            textValue={language.endonym}
            suffix={<span css={code}>{codeOf(language)}</span>}
          >
            <span lang={language.tag}>{language.endonym}</span>
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
