import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { pictureCells } from './modes.ts';

const modes = Object.fromEntries(pictureCells.map(({ name, globals }) => [name, { ...globals }]));

/**
 * Lets Chromatic shoot the stories that `npm run visual` shoots, in the same cells: those tagged `matrix`, and no others. A
 * story's tests inherit its tags, and would be drawn as it is.
 *
 * Chromatic reads parameters, and parameters cannot depend on tags. An enhancer is the one step of Storybook that sees a
 * story's tags before its parameters are final.
 */
export const snapshots: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('matrix') && !tags.includes('test-fn'))
    parameters['chromatic'] = { disableSnapshot: false, modes };
  return argTypes;
};
