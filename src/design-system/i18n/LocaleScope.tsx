// Nothing here has a style: whoever takes the scope alone does not pay for Emotion.
/** @jsxImportSource react */
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createIntl, RawIntlProvider, type IntlConfig, type MessageFormatElement } from 'react-intl';
import { intlTagOf, localeRow, type AnyLocaleTag } from '#locales';
import { ariaTagOf } from './ariaTagOf';
import { isolateValues } from './isolateValues';
import { LocaleContext } from './localeContext';
import { speakReactAria } from './reactAriaStrings';

/** Compiled messages by id, as `loadArea` and `loadMessages` of locales give them. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

export interface LocaleScopeProps {
  /** The language of everything inside. */
  locale: AnyLocaleTag;
  /** The messages of that language for all areas shown inside, `ds` among them. Keep the object while it is unchanged. */
  messages: Messages;
  /** Also writes `<html lang dir>`. For the one scope around the page. */
  isRoot?: boolean;
  /** IANA zone for dates inside messages. @default the visitor's own */
  timeZone?: string;
  /** Told of each missing or malformed message. Keep the function while it is unchanged. @default the console, in development */
  onError?: NonNullable<IntlConfig['onError']>;
  children: ReactNode;
}

/**
 * Gives everything inside its language: messages, number and date formats, and what react-aria says. Nothing else sets
 * any of these. A scope that is not the root needs `localeAttributes(tag)` on an element around it.
 */
export function LocaleScope({
  locale,
  messages,
  isRoot = false,
  timeZone,
  onError,
  children,
}: LocaleScopeProps) {
  const row = localeRow(locale);
  const raTag = ariaTagOf(row);
  const intl = useMemo(() => {
    const config: IntlConfig = {
      locale: intlTagOf(row),
      defaultLocale: 'en',
      // react-intl's type is mutable; it only reads.
      messages: messages as Record<string, MessageFormatElement[]>,
    };
    if (timeZone) config.timeZone = timeZone;
    if (onError) config.onError = onError;
    const made = isolateValues(createIntl(config), row.dir === 'rtl');
    // In step with rendering, since the first child may already ask react-aria for a word. Repeating it is harmless.
    speakReactAria(raTag, made, isRoot);
    return made;
  }, [row, raTag, messages, isRoot, timeZone, onError]);

  // lang and dir belong to the document, which React does not render here.
  useLayoutEffect(() => {
    if (!isRoot) return;
    document.documentElement.lang = row.tag;
    document.documentElement.dir = row.dir;
  }, [isRoot, row]);

  return (
    <LocaleContext.Provider value={row}>
      <RawIntlProvider value={intl}>
        <I18nProvider locale={raTag}>{children}</I18nProvider>
      </RawIntlProvider>
    </LocaleContext.Provider>
  );
}
