import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import plugin from './plugin.mjs';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

/**
 * @param {keyof typeof plugin.rules} name
 * @param {string[]} valid
 * @param {[code: string, ...messageIds: string[]][]} invalid
 */
function check(name, valid, invalid) {
  tester.run(name, plugin.rules[name], {
    valid,
    invalid: invalid.map(([code, ...ids]) => ({ code, errors: ids.map((messageId) => ({ messageId })) })),
  });
}

check(
  'plain-verbs',
  [
    `export function fetchBets() {}`,
    `export const holder = () => 1, restart = () => 2`,
    `function take() {}`,
    `export const ahead = part({})`,
    `const store = { take: 5, restore: () => 1 }; store.take`,
    `class Store { #take() {} }`,
  ],
  [
    [`export function takeStake() {}`, 'verb'],
    [`export const askFor = () => 1`, 'verb'],
    [`class Store { hear() {} }`, 'verb'],
    [`const store = { take: () => 1, expect() {} }`, 'verb', 'verb'],
    [`interface Process { ask(order: string): void }`, 'verb'],
  ],
);

check(
  'logical-properties',
  [
    `part({ marginInlineStart: 0, insetBlock: 0, borderStartEndRadius: 'var(--radius-md)', textAlign: 'start' })`,
    `part({ padding: 'var(--space-1) var(--space-2) var(--space-3) var(--space-2)' })`,
    `part({ '--_left': 'left', padding: 'calc(1px + 2px) 0' })`,
  ],
  [
    [`part({ marginLeft: 0 })`, 'property'],
    [`part({ 'padding-right': 0 })`, 'property'],
    [`part({ '&[data-open]': { left: 0, borderTopRightRadius: 0 } })`, 'property', 'property'],
    [`part({ textAlign: wide ? 'left' : 'start', float: 'right' })`, 'value', 'value'],
    [`part({ inset: '0 1px 0 auto' })`, 'shorthand'],
    [`part({ margin: '0 calc(1px + 2px) 0 0' })`, 'shorthand'],
  ],
);

check(
  'tokens-only',
  [
    `part({ color: 'var(--color-text-primary)', padding: 'var(--space-4)', border: '1px solid transparent', margin: '-1px' })`,
    `part({ opacity: 0.5, flex: 1, zIndex: 0, lineHeight: 1.5, padding: 0, inlineSize: '100%', '--_columns': 7 })`,
    `part({ '@media (min-width: 960px)': { inlineSize: '50%' } })`,
    `part({ gridTemplateAreas: '"red blue"', transitionDuration: '0s', letterSpacing: '0.04em' })`,
    'part({ boxShadow: `inset 0 0 0 2px ${line}` })',
    `part({ zIndex: 'var(--z-dialog)' })`,
  ],
  [
    [`part({ color: '#fff' })`, 'raw'],
    [`part({ '--_bg': 'rgb(0 0 0 / 50%)' })`, 'raw'],
    [`part({ background: 'white' })`, 'raw'],
    [`part({ '&[data-hovered]': { padding: '12px' } })`, 'raw'],
    [`part({ padding: 8 })`, 'raw'],
    [`part({ margin: -4 })`, 'raw'],
    [`part({ fontSize: '1.25rem' })`, 'raw'],
    ['part({ boxShadow: `0 0 0 4px ${halo}` })', 'raw'],
    [`part({ transition: 'opacity 150ms linear' })`, 'raw'],
    [`part({ zIndex: 10 })`, 'raw'],
    [`part({ zIndex: '10' })`, 'raw'],
    [`part({ inlineSize: isWide ? '320px' : '100%' })`, 'raw'],
  ],
);

check(
  'no-primitive-tokens',
  [`const a = 'var(--color-accent-solid)'`, `const a = 'var(--_p)'`],
  [
    [`const a = 'var(--p-accent-500)'`, 'primitive'],
    ['const a = `1px solid var(--p-neutral-0)`', 'primitive'],
  ],
);

check(
  'data-attribute-states',
  [
    `part({ '&[data-hovered]': {}, '&::placeholder': {}, '&:where([data-size="sm"])': {}, '&:focus-within': {} })`,
  ],
  [
    [`part({ '&:hover': {} })`, 'pseudo'],
    [`part({ '&:is(:focus-visible, [data-open])': {} })`, 'pseudo'],
    [`part({ '&[data-hovered], &:active': {} })`, 'pseudo'],
  ],
);

check(
  'narrow-selectors',
  [`part({ '& + *': {}, '& + &': {}, '& > li:nth-of-type(n + 4)': {}, '&:not(:first-child)': {} })`],
  [
    [`part({ '& > * + *': {} })`, 'any'],
    [`part({ '& > li + li': {} })`, 'any'],
    [`part({ '& :placeholder-shown ~ * button': {} })`, 'any'],
    [`part({ '&:is([data-focus-visible] > *)': {} })`, 'state'],
    [`part({ '&:is([data-divided] > * + *)': {} })`, 'any'],
  ],
);

check(
  'hoisted-styles',
  [
    `import { CacheProvider } from '@emotion/react'; <div css={root} />`,
    `<div css={[root, layout]} />`,
    `<div style={{ '--_share': share } as CSSProperties} />`,
    `<div style={place} />`,
  ],
  [
    [`import { css } from '@emotion/react'`, 'import'],
    [`import styled from '@emotion/styled'`, 'import'],
    [`<div css={{ color: 'inherit' }} />`, 'inline'],
    [`<div css={[root, { margin: 0 }]} />`, 'inline'],
    [`<div css={make(size)} />`, 'inline'],
    [`<div css={() => root} />`, 'inline'],
    [`<div style={{ display: 'grid' }} />`, 'attribute'],
    [`<div style={{ '--_share': share, 'inline-size': size } as CSSProperties} />`, 'attribute'],
  ],
);

check(
  'theme-scope-only',
  [`<div {...themeScope('lotus', 'dark')} data-size="sm" />`, `node.dataset.size = 'sm'`],
  [
    [`<div data-theme="dark" />`, 'scope'],
    [`const scope = { 'data-brand': 'lotus' }`, 'scope'],
    ['const selector = `[data-theme="${theme}"]`', 'scope'],
    [`document.documentElement.dataset.theme = 'dark'`, 'scope'],
    [`document.documentElement.dataset['brand'] = 'lotus'`, 'scope'],
  ],
);

check(
  'no-style-props',
  [
    `import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
     export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render'> { size?: 'sm' | 'md' }`,
    `interface Palette { style: string }`,
    `import type { PressEvent } from 'react-aria-components';
     export type TileProps = { onPress: (event: PressEvent) => void };`,
  ],
  [
    [`export interface ButtonProps { className?: string }`, 'hatch'],
    [`export type ButtonProps = Base & { style?: object; 'cssOverrides'?: object }`, 'hatch', 'hatch'],
    [
      `import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
       export interface ButtonProps extends AriaButtonProps {}`,
      'inherited',
    ],
    [
      `import { type HTMLAttributes } from 'react';
       export type BoxProps = HTMLAttributes<HTMLDivElement> & { size: 'sm' };`,
      'inherited',
    ],
  ],
);

check(
  'find-by-role',
  [`canvas.getByRole('button', { name: 'Save' })`],
  [
    [`canvas.getByTestId('save')`, 'testId'],
    [`const { findAllByTestId } = canvas`, 'testId'],
    [`<div data-testid="save" />`, 'testId'],
    [`document.querySelector('[data-testid=save]')`, 'testId'],
  ],
);

check(
  'message-id',
  [
    `defineArea('wallet.withdraw', { title: 'Withdraw' })`,
    `defineArea('error', { 'a.b': { id: 'error.aB', text: 'Both' } })`,
    `intl.formatMessage(messages.title)`,
    `<FormattedMessage {...messages.title} />`,
  ],
  [
    [`defineArea('Wallet', { title: 'Withdraw' })`, 'shape'],
    [`defineArea('wallet', { 'with draw': 'Withdraw' })`, 'shape'],
    [`defineArea('wallet', { title: { id: 'Withdraw', text: 'Withdraw' } })`, 'shape'],
    ['defineArea(prefix, { title: text })', 'literal'],
    [`defineArea('wallet', table)`, 'literal'],
    ['intl.formatMessage({ id: `error.${code}` })', 'elsewhere'],
    ['formatMessage({ id: `error.${code}` })', 'elsewhere'],
    [`<FormattedMessage id="wallet.title" />`, 'elsewhere'],
  ],
);
