import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forgetChangedProps } from './keptProps.ts';

it('keeps what was read of a component, if whole, until a file that its types come from is written or goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'props-'));
  try {
    forgetChangedProps(join(folder, 'none'));
    const file = (/** @type {string} */ name) => join(folder, `${name}.ts`);
    for (const name of ['same', 'written', 'gone']) writeFileSync(file(name), '');
    await wait(20);
    mkdirSync(join(folder, 'kept/1'), { recursive: true });
    for (const name of ['same', 'written', 'gone'])
      writeFileSync(
        join(folder, 'kept/1', `${name}.json`),
        JSON.stringify({ kind: 'code', dependencies: [file('same'), file(name)] }),
      );
    writeFileSync(join(folder, 'kept/1/none.json'), '{"kind":"null"}');
    writeFileSync(join(folder, 'kept/1/half.json'), '{"kind":"co');
    await wait(20);
    writeFileSync(file('written'), 'x');
    // As an installation does: the contents are new, their time is not.
    utimesSync(file('written'), 0, 0);
    rmSync(file('gone'));
    forgetChangedProps(join(folder, 'kept'));
    expect(readdirSync(join(folder, 'kept/1')).toSorted()).toEqual(['none.json', 'same.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
