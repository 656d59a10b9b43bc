import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { textStyle, type TypeStep } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { intlTagOf, localeAttributes, locales } from '#locales';
import preview from '#.storybook/preview';
import { Specimens } from './Specimen';
import { tokensOf } from './tokensOf';

const meta = preview.meta({ component: Specimens });

const steps = Object.keys(vars.font.size) as TypeStep[];
const faces = Object.fromEntries(
  steps.map((step) => [step, { text: part(textStyle(step)), display: part(textStyle(step, 'display')) }]),
);
const sample = 'Hamburgefonstiv 0123456789';
const line = { overflowWrap: 'anywhere' } as const;

/** The steps of the scale in the face of text. */
export const Scale = meta.story({
  args: {
    isWide: true,
    tokens: tokensOf(vars.font.size, 'font.size'),
    draw: (_, { name }) => (
      <div css={faces[name.slice('font.size.'.length)]?.text} style={line}>
        {sample}
      </div>
    ),
  },
});

/** The steps of the scale in the brand's own face, for headings, figures and prizes. */
export const Display = meta.story({
  args: {
    isWide: true,
    tokens: tokensOf(vars.font.size, 'font.size'),
    draw: (_, { name }) => (
      <div css={faces[name.slice('font.size.'.length)]?.display} style={line}>
        {sample}
      </div>
    ),
  },
});

/** Weights of the face of text. */
export const Weights = meta.story({
  args: {
    isWide: true,
    tokens: tokensOf(vars.font.weight, 'font.weight'),
    draw: (fontWeight) => <div style={{ fontWeight, fontSize: 22, ...line }}>{sample}</div>,
  },
});

const day = new Date('2026-06-15T12:00:00Z');

/** Every language the product speaks: its name and a date, in the size and line that its script needs. */
export const Scripts = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack elementType="ul" gap={4}>
      {locales.map((row) => (
        <li key={row.tag} {...localeAttributes(row.tag)}>
          <div css={faces['2xl']?.display}>{row.endonym}</div>
          <div css={faces['md']?.text}>
            {new Intl.DateTimeFormat(intlTagOf(row), { dateStyle: 'full', timeZone: 'UTC' }).format(day)}
          </div>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    // Inside another language's page, English keeps that page's measures.
    if (globals['locale'] !== 'en') return;
    const lineOf = (tag: string) => {
      const text = canvasElement.querySelector(`[lang="${tag}"] > :last-child`);
      if (!text) throw new Error(`${tag} is not shown.`);
      const { lineHeight, fontSize } = getComputedStyle(text);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    await expect(lineOf('th')).toBeGreaterThan(lineOf('en'));
    await expect(lineOf('vi')).toBeGreaterThan(lineOf('en'));
  },
});
