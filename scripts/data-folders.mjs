// @ts-check
import { join } from 'node:path';
import { root } from './root.mjs';

/** Where the workshop's platform keeps its world, beside that of npm start. */
export const workshopData = join(root, '.data/workshop');

/** Every folder with a world that is made here: the one that DATA_DIR names, or the site's and the workshop's. */
export const dataFolders = process.env['DATA_DIR']
  ? [process.env['DATA_DIR']]
  : [join(root, '.data'), workshopData];
