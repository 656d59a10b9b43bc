import { testMatrix, type StoryFiles } from './run.ts';

testMatrix(import.meta.glob<StoryFiles[string]>('../../src/design-system/**/*.stories.tsx', { eager: true }));
