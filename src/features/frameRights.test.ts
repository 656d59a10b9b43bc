import { expect, it } from 'vitest';
import { frameRights, gamePermissions } from './frameRights';

it('a game may ask, send forms, open its rules and lock pointer and orientation, and never leave the page', () => {
  const rights = frameRights.split(' ');
  for (const right of [
    'forms',
    'modals',
    'popups',
    'popups-to-escape-sandbox',
    'pointer-lock',
    'orientation-lock',
  ])
    expect(rights).toContain(`allow-${right}`);
  expect(frameRights).not.toContain('top-navigation');
  expect(gamePermissions).not.toMatch(/payment|camera|microphone/);
});
