import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { snapshotCells, type viewports } from './modes.ts';

/** What Chromatic draws a story in: cells, on a desktop, and screens also on a phone. */
function modesOf(isScreen: boolean, own: keyof typeof viewports | undefined) {
  const sizes = own ? [own] : isScreen ? (['phone', 'desktop'] as const) : (['desktop'] as const);
  const cells = snapshotCells.slice(0, isScreen ? 2 : undefined);
  const modes = cells.flatMap(({ name, globals }) =>
    sizes.map((viewport) => [`${name}, ${viewport}`, { ...globals, viewport }]),
  );
  return Object.fromEntries(modes) as Record<string, object>;
}

/**
 * Lets Chromatic draw the stories that `npm run visual` draws: those tagged `matrix`, and no others. A story's tests
 * inherit its tags, and would be drawn as it is. How many pictures that makes: docs/decisions/2026-11-pictures.md.
 *
 * Chromatic reads parameters, and parameters cannot depend on tags. An enhancer is the one step of Storybook that sees a
 * story's tags before its parameters are final.
 */
export const snapshots: ArgTypesEnhancer = ({ argTypes, parameters, tags, title }) => {
  const own = parameters['ownViewport'] as keyof typeof viewports | undefined;
  if (tags.includes('matrix') && !tags.includes('test-fn'))
    parameters['chromatic'] = { disableSnapshot: false, modes: modesOf(title.startsWith('Screens/'), own) };
  return argTypes;
};
