import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

/** A little more room below the title than a dialog of plain text has. */
export const form = part({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[2] });

export const row = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const submit = part({ display: 'grid' });

export const foot = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.text.secondary,
});

export const question = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const captchaGroup = part({ display: 'grid', gap: vars.space[2] });

export const captcha = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'start',
  gap: vars.space[2],
  // Picture and button stand beside the box of the field, below its label and above what is wrong.
  '& > :where(:not(:first-child))': {
    marginBlockStart: `calc(${vars.line.sm} * ${vars.type.lineFactor} + ${vars.space[15]})`,
  },
});

export const picture = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(2.5 * ${vars.field.height})`,
  // Words in place of the picture may take more room than it does.
  minBlockSize: vars.field.height,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.sm,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  textAlign: 'center',
  ...textStyle('2xs'),
  '& img': { inlineSize: '100%', blockSize: vars.field.height, objectFit: 'fill' },
});

export const aside = part({
  // Pictures are dark in both themes: what stands on them, the logo too, takes the light colour.
  '--color-text-primary': vars.color.text.onMedia,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '100%',
  padding: vars.space[5],
  color: vars.color.text.onMedia,
  backgroundColor: vars.color.surface.media,
  // The shade lies over the picture.
  backgroundImage: `linear-gradient(180deg, color-mix(in srgb, ${vars.color.surface.media} 42%, transparent), color-mix(in srgb, ${vars.color.surface.media} 18%, transparent) 40%, color-mix(in srgb, ${vars.color.surface.media} 90%, transparent) 78%), var(--_art)`,
  backgroundSize: 'auto, cover',
  backgroundPosition: '0 0, 70% 50%',
});

export const greeting = part({ ...textStyle('xl', 'display'), marginBlockEnd: vars.space[3] });

export const reasons = part({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.text.onMediaSoft,
  ...textStyle('xs'),
  '& li': { display: 'flex', gap: vars.space[2], alignItems: 'center' },
});

/** Seconds do not move what stands beside them. */
export const lock = part({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });

export const known = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.color.surface.sunken,
});

export const knownWords = part({ display: 'grid', gap: vars.space['05'], minInlineSize: 0 });

export const knownName = part({
  ...textStyle('lg'),
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});

export const quiet = part({ ...textStyle('sm'), color: vars.color.text.muted });

/** Buttons at the end of a form, the primary one last. */
export const ends = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '&& > *': { flex: '1 1 auto' },
});

/** A field and what is said about it while it is typed. */
export const password = part({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minInlineSize: 0,
});

export const meter = part({ display: 'grid', gap: vars.space[1] });

/** A sentence above fields. */
export const lead = part({ ...textStyle('md'), color: vars.color.text.secondary });
