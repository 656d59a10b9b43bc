import { createElement, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedNumber } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { localeAttributes, locales, pseudo } from '#locales';
import { loadMessages } from '#locales/loadMessages.ts';
import { LocaleScope } from './LocaleScope';
import { useLocaleRow } from './localeContext';
import { useDs } from './useDs';

function Probe(): ReactNode {
  const ds = useDs();
  const row = useLocaleRow();
  const { locale, direction } = useLocale();
  const words = `${ds('common.close')}|${ds('pagination.pageOf', { page: 2, total: 9 })}`;
  return createElement(
    'p',
    {},
    `${words}|${row.tag}|${locale}|${direction}|`,
    createElement(FormattedNumber, { value: 1234567 }),
  );
}

const rows = [...locales, ...pseudo].map((row) => [row.tag, row] as const);

describe('LocaleScope', () => {
  it.each(rows)('%s gives words, numbers, react-aria’s locale and direction together', async (tag, row) => {
    const messages = await loadMessages(tag);
    const errors: string[] = [];
    const scope = createElement(LocaleScope, {
      locale: tag,
      messages,
      onError: (error) => errors.push(error.message),
      children: createElement(Probe),
    });
    const [close, pageOf, own, aria, direction, number = ''] = renderToStaticMarkup(scope)
      .replaceAll(/<\/?p>/g, '')
      .split('|');
    expect(errors).toEqual([]);
    expect(close).toBe(
      messages['ds.common.close']?.map((part) => ('value' in part ? part.value : '')).join(''),
    );
    expect(pageOf).toMatch(/2/);
    expect(pageOf).toMatch(/9/);
    expect([own, aria, direction]).toEqual([tag, row.raTag ?? row.intlTag, localeAttributes(tag).dir]);
    expect(number.replaceAll(/\D/g, '')).toBe('1234567');
  });

  it('can be nested', async () => {
    const inner = createElement(LocaleScope, {
      locale: 'ar',
      messages: await loadMessages('ar'),
      children: createElement(Probe),
    });
    const outer = createElement(LocaleScope, {
      locale: 'en',
      messages: await loadMessages('en'),
      isRoot: true,
      children: inner,
    });
    expect(renderToStaticMarkup(outer)).toContain('|ar|ar-AE-u-nu-latn|rtl|');
  });
});
