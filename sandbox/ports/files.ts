// Files of the repository, for guests that run in Node.
export { readBuiltScript, readDocsScript } from '../node/builtScript';
export { readContentFolder } from '../node/contentFolder';
export { inRoot } from '../node/root';
