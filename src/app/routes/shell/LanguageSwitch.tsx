import { observer } from 'mobx-react-lite';
import { localeRow } from '#locales';
import { LanguageButton } from '#features/shell/LanguageButton.tsx';
import { OnDemand } from '#features/OnDemand.tsx';
import { useLanguages } from './chrome';

const loadMenu = () => import('./LanguageMenuBinding');

/** The choice of language in a header; nothing for a brand that has one. The list's code comes with the first press. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const language = useLanguages();
  if (!language) return null;
  return (
    <OnDemand
      load={loadMenu}
      closed={(trigger) => <LanguageButton current={localeRow(language.current)} {...trigger} />}
    >
      {({ LanguageMenuBinding }) => <LanguageMenuBinding {...language} />}
    </OnDemand>
  );
});
