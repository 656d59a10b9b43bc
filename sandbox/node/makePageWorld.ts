// Makes the demo world for a platform that runs in a page, if it is not there yet, and prints its path.
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { setDemoPasswords } from '../../demo/seed/demoPasswords';
import { pageHasher } from '../pageHasher';
import { openDatabase } from './openDatabase';
import { inRoot } from './root';
import { ensureSnapshot, worldHash } from './snapshot';

const path = inRoot(`.cache/page-world-${worldHash()}.tar.gz`);
if (!existsSync(path)) {
  const opened = await openDatabase({ memory: true, snapshot: await ensureSnapshot() });
  await setDemoPasswords(opened.db, pageHasher);
  const file = await opened.pglite?.dumpDataDir('gzip');
  await opened.close();
  if (!file) throw new Error('only the embedded database gives snapshots');
  writeFileSync(`${path}.${process.pid}`, new Uint8Array(await file.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
}
process.stdout.write(path);
