import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { localeRow } from '#locales';
import { LanguageButton } from '#features/shell/LanguageButton.tsx';
import { OnDemand } from '#features/OnDemand.tsx';
import { useLanguages } from './chrome';

const LanguageMenu = lazy(async () => ({
  default: (await import('./LanguageMenuBinding')).LanguageMenuBinding,
}));

/** The choice of language in a header; nothing for a brand that has one. The list's code comes with the first press. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const language = useLanguages();
  if (!language) return null;
  return (
    <OnDemand closed={(trigger) => <LanguageButton current={localeRow(language.current)} {...trigger} />}>
      <LanguageMenu {...language} />
    </OnDemand>
  );
});
