import { testEverywhere } from '../everywhere.ts';
import { testMatrix, type StoryFiles } from '../run.ts';
import { testTexts } from '../texts.ts';
import { layoutCells, testWidths } from '../width.ts';
import { shareOf } from './share.ts';

const files = shareOf(
  import.meta.glob<StoryFiles[string]>('../../../src/{features,app}/**/*.stories.tsx', { eager: true }),
);

// `TEXTS=1` draws the longest figures and names, without which nobody does.
if (import.meta.env['TEXTS']) testTexts(files);
testMatrix(files, { hasAxe: true });
testWidths(files, layoutCells);
testEverywhere(files);
