import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadingOverlay } from '#ds/LoadingOverlay';
import { LanguageMenu, type LanguageMenuProps } from '#features/shell/LanguageMenu.tsx';
import { useSite } from '../site';

/** Milliseconds after which the wait for a language is worth a word. */
const patience = 300;

/** The list of languages, opened as soon as it is there. While another one is on its way, nothing else is to be done. */
export const LanguageMenuBinding = observer(function LanguageMenuBinding(props: LanguageMenuProps) {
  const { isSwitching } = useSite().stores.locale;
  return (
    <>
      <LanguageMenu {...props} defaultOpen />
      {isSwitching && <Wait />}
    </>
  );
});

function Wait() {
  const [isLong, setLong] = useState(false);
  // Time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return <LoadingOverlay isOpen={isLong} />;
}
