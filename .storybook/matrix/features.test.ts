import { testMatrix, type StoryFiles } from './run.ts';

testMatrix(
  import.meta.glob<StoryFiles[string]>('../../src/{features,app}/**/*.stories.tsx', { eager: true }),
);
