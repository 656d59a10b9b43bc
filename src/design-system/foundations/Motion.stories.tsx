import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import { vars } from '#theme/vars';
import preview from '#.storybook/preview';
import { Specimens } from './Specimen';
import { tokensOf } from './tokensOf';

const meta = preview.meta({ component: Specimens });

const track = {
  inlineSize: 240,
  maxInlineSize: '100%',
  background: 'var(--color-surface-sunken)',
  borderRadius: 8,
};
const bar = { blockSize: 16, borderRadius: 8, background: 'var(--color-accent-solid)' };

function Race({
  tokens,
  transitionOf,
}: {
  tokens: ReturnType<typeof tokensOf>;
  transitionOf: (value: string) => object;
}) {
  const [isThere, setIsThere] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button onPress={() => setIsThere(!isThere)}>Move</Button>
      <Specimens
        tokens={tokens}
        draw={(value) => (
          <div style={track}>
            <div
              data-bar
              style={{
                ...bar,
                inlineSize: isThere ? '100%' : '16px',
                transitionProperty: 'inline-size',
                ...transitionOf(value),
              }}
            />
          </div>
        )}
      />
    </Stack>
  );
}

/** How long things take. Reduced motion, in the system's settings, makes each of them instant. */
export const Durations = meta.story({
  render: () => (
    <Race
      tokens={tokensOf(vars.motion, 'motion')}
      transitionOf={(value) => ({ transitionDuration: value, transitionTimingFunction: vars.ease.standard })}
    />
  ),
});
Durations.test('are instant where motion is reduced', async ({ canvas, canvasElement, userEvent }) => {
  await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-bar]')];
  await waitFor(() =>
    expect(bars.map((each) => each.clientWidth === each.parentElement?.clientWidth)).not.toContain(false),
  );
});

/** How things speed up and slow down, at four times the slowest duration. */
export const Easing = meta.story({
  render: () => (
    <Race
      tokens={tokensOf(vars.ease, 'ease')}
      transitionOf={(value) => ({
        transitionDuration: `calc(${vars.motion.slow} * 4)`,
        transitionTimingFunction: value,
      })}
    />
  ),
});
