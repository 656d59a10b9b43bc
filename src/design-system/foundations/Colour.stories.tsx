import { expect } from 'storybook/test';
import { vars } from '#theme/vars';
import preview from '#.storybook/preview';
import { contrastRatio } from '#tokens/build/contrast.ts';
import { contrastPairs, type ContrastPair } from '#tokens/contrast.pairs.ts';
import { Specimens } from './Specimen';
import { tokensOf } from './tokensOf';
import { paint, useTokenValue } from './useTokenValue';

const meta = preview.meta({ component: Specimens });

const swatch = {
  inlineSize: 48,
  blockSize: 48,
  borderRadius: 8,
  border: '1px solid var(--color-border-default)',
};
const draw = (background: string) => <div style={{ ...swatch, background }} />;

/** What each colour is for; its value is that of the brand and theme in the toolbar. */
export const Roles = meta.story({ args: { tokens: tokensOf(vars.color, 'color'), draw } });

const property = (role: string) => `--color-${role.replaceAll('.', '-')}`;

function Pair({ pair: [need, foreground, background] }: { pair: ContrastPair }) {
  const ink = useTokenValue(property(foreground));
  const ground = useTokenValue(property(background));
  const ratio = contrastRatio(paint(ink), paint(ground));
  const isText = need === 4.5;
  return (
    <tr data-holds={ratio >= need}>
      <td>
        <div style={{ ...swatch, display: 'grid', placeItems: 'center', background: ground, color: ink }}>
          {isText ? 'Aa' : <div style={{ inlineSize: 24, blockSize: 3, background: ink }} />}
        </div>
      </td>
      <th scope="row" style={{ overflowWrap: 'anywhere' }}>{`${foreground} on ${background}`}</th>
      <td>{ratio.toFixed(2)}</td>
      <td>{ratio >= need ? `holds ${need}` : `fails ${need}`}</td>
    </tr>
  );
}

/**
 * Every pair that has to be told apart, measured on what the browser computes: 4.5 for text, 3 for lines and marks
 * (WCAG 2.2, 1.4.3 and 1.4.11). `npm run brand:check` tells the same of a file, and what to change.
 */
export const Contrast = meta.story({
  tags: ['matrix'],
  render: () => (
    <table style={{ inlineSize: '100%' }} lang="en" dir="ltr">
      <tbody>
        {contrastPairs.map((pair) => (
          <Pair key={pair.join(' ')} pair={pair} />
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('tr')];
    await expect(rows).toHaveLength(contrastPairs.length);
    await expect(rows.filter((row) => row.dataset['holds'] !== 'true').map((row) => row.textContent)).toEqual(
      [],
    );
  },
});
