// @ts-check
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readText, root } from './root.mjs';

/** What hears that a pointer goes down, before anybody knows whether the press will end there. */
const down =
  /\b(?:onPointerDown|onMouseDown|onTouchStart|onPressStart)(?:Capture)?=|['"](?:pointerdown|mousedown|touchstart)['"]|\.on(?:pointerdown|mousedown|touchstart)\s*=/;

/** Why it may hear it: none of these does what the press is for. */
const allowed = {
  'src/design-system/components/NavDropdown/NavDropdown.tsx':
    'closes what a press elsewhere leaves; hover opens it again',
  'src/design-system/components/NumberField/StepButton.tsx':
    'begins to wait; only a button that stays held steps, and its twin steps back',
  'src/design-system/gaming/GameTile/GameTile.tsx': 'remembers whether it is a finger',
  'src/app/boot/scrollPlaces.ts': 'stops a scroll by the site itself',
  'src/app/boot/browserPorts.ts': 'fetches what may be needed next',
  'src/app/boot/preloadOnIntent.ts': 'fetches what may be needed next',
  'demo/game-provider/client/sea.ts': 'remembers the fish; the shot falls as the press ends',
};

const sources = ['src', 'demo']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.(?:test|stories)\.tsx?$/.test(path));

it('does nothing as a pointer goes down: whoever slides away before letting go has not pressed', () => {
  const found = sources.filter((path) => down.test(readText(path)));
  expect(found.sort(), 'Act when the press ends, or say here why it cannot do harm').toEqual(
    Object.keys(allowed).sort(),
  );
});

it.each(['<i onPointerDown={go}>', "box.addEventListener('mousedown', go)", 'node.ontouchstart = go'])(
  'hears %s',
  (text) => expect(text).toMatch(down),
);
