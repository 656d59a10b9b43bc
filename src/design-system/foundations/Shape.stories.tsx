import { vars } from '#theme/vars';
import preview from '#.storybook/preview';
import { Specimens } from './Specimen';
import { tokensOf } from './tokensOf';

const meta = preview.meta({ component: Specimens });
const fill = 'var(--color-accent-solid)';

/** Steps between things and inside them. */
export const Spacing = meta.story({
  args: {
    tokens: tokensOf(vars.space, 'space'),
    draw: (inlineSize) => <div style={{ inlineSize, blockSize: 24, background: fill }} />,
  },
});

/** Corners; a brand scales them together. */
export const Radius = meta.story({
  tags: ['matrix'],
  args: {
    tokens: tokensOf(vars.radius, 'radius'),
    draw: (borderRadius) => (
      <div
        style={{
          inlineSize: 96,
          blockSize: 64,
          borderRadius,
          background: 'var(--color-accent-soft)',
          border: `2px solid ${fill}`,
        }}
      />
    ),
  },
});

/** Heights above the page. In dark themes the surface itself grows lighter. */
export const Elevation = meta.story({
  tags: ['matrix'],
  args: {
    tokens: tokensOf(vars.shadow, 'shadow'),
    draw: (boxShadow) => (
      <div
        style={{
          inlineSize: 96,
          blockSize: 64,
          margin: 16,
          borderRadius: 8,
          background: 'var(--color-surface-raised)',
          boxShadow,
        }}
      />
    ),
  },
});

/** What lies over what. */
export const Layers = meta.story({ args: { tokens: tokensOf(vars.z, 'z'), draw: () => null } });
