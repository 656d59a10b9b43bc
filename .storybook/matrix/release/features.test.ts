import { testEverywhere } from '../everywhere.ts';
import { testMatrix, type StoryFiles } from '../run.ts';
import { layoutCells, testWidths } from '../width.ts';
import { shareOf } from './share.ts';

const files = shareOf(
  import.meta.glob<StoryFiles[string]>('../../../src/{features,app}/**/*.stories.tsx', { eager: true }),
);

testMatrix(files, { hasAxe: true });
testWidths(files, layoutCells);
testEverywhere(files);
