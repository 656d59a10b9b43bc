import { screenCells } from '../modes.ts';
import type { StoryFiles } from './run.ts';
import { testWidths } from './width.ts';

testWidths(
  import.meta.glob<StoryFiles[string]>('../../src/{features,app}/**/*.stories.tsx', { eager: true }),
  screenCells,
);
