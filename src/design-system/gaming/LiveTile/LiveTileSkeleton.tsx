import { TileSkeleton } from '#gaming/GameTile';
import { art, root, wordLine, wordLineSub } from './LiveTile.styles';

const parts = { art, root, wordLine, wordLineSub };

/** Holds the place of a LiveTile with its studio, in every language exactly as high. */
export const LiveTileSkeleton = () => <TileSkeleton parts={parts} name="60%" sub="30%" />;
