import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const lead = part({ ...textStyle('sm'), marginBlockEnd: space[4] });

export const form = part({
  display: 'grid',
  gap: space[4],
  '&[hidden]': { display: 'none' },
});

/** Two columns where there is room; a field that asks for more takes both. */
export const fields = part({
  display: 'grid',
  alignItems: 'start',
  gap: space[3],
  [media.largePhone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[4],
    rowGap: space[4],
  },
});

export const field = part({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minInlineSize: 0,
  [media.largePhone]: { '&:where([data-wide])': { gridColumn: '1 / -1' } },
});

export const end = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  color: color.text.secondary,
});

export const checking = part({
  ...textStyle('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[15],
  color: color.text.muted,
});

export const steps = part({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  '& > *': { inlineSize: '100%' },
});

export const waiting = part({
  ...textStyle('md'),
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[8],
  textAlign: 'center',
});

export const text = part(textStyle('md'));
