import { actions } from './actions.tsx';
import { data } from './data.tsx';
import { feedback } from './feedback.tsx';
import { forms } from './forms.tsx';
import type { Guidance } from './guidance.ts';
import { layout } from './layout.tsx';
import { surfaces } from './surfaces.tsx';

/** What is said of components beside their props, by their names. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...layout,
  ...actions,
  ...forms,
  ...data,
  ...feedback,
  ...surfaces,
};
