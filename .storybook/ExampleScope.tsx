import createCache from '@emotion/cache';
import { useEffect, useState, type ReactNode } from 'react';
import { LocaleScope, localeAttributes, type Messages } from '#ds-i18n';
import { StyleProvider } from '#theme/StyleProvider';
import { themeScope } from '#theme/themeScope';
import { loadMessages } from '../locales/loadMessages.ts';
import type { Globals } from './modes.ts';

const cache = createCache({ key: 'doc' });

/** Draws what stands on a docs page and is no story as the toolbar says, in English: its words are the page's own. */
export function ExampleScope({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { brand, theme } = globals;
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    let isHere = true;
    void loadMessages('en').then((loaded) => {
      if (isHere) setMessages(loaded);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (!messages) return null;
  return (
    <StyleProvider cache={cache}>
      <LocaleScope locale="en" messages={messages} timeZone="UTC">
        <div
          {...themeScope(brand, theme)}
          {...localeAttributes('en')}
          data-example=""
          className="sb-unstyled"
        >
          {children}
        </div>
      </LocaleScope>
    </StyleProvider>
  );
}
