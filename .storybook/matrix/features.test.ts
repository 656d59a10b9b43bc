import { screenCells } from '../modes.ts';
import { testMatrix, type StoryFiles } from './run.ts';

// A screen has no story that stacks the themes, as a component has: axe looks at it in the dark here.
testMatrix(
  import.meta.glob<StoryFiles[string]>('../../src/{features,app}/**/*.stories.tsx', { eager: true }),
  { within: screenCells, hasAxe: true },
);
