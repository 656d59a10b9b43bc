import { testTexts } from '../texts.ts';
import { shareOf } from './share.ts';

testTexts(shareOf(import.meta.glob('../../../src/{features,app}/**/*.stories.tsx', { eager: true })));
