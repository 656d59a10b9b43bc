import { art, root, wordLine, wordLineSub } from './GameTile.styles';
import { TileSkeleton } from './TileSkeleton';

const parts = { art, root, wordLine, wordLineSub };

/** Holds the place of a GameTile with a line below its name, in every language exactly as high. */
export const GameTileSkeleton = () => <TileSkeleton parts={parts} name="70%" sub="45%" />;
