import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** A few of the icons, which controls offer by name. */
const icons = {
  none: undefined,
  gift: IconGift,
  home: IconHome,
  plus: IconPlus,
  search: IconSearch,
  wallet: IconWallet,
};

/** Elements, functions and lists of them have no form in which somebody could type them. */
function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || ['undefined', 'boolean', 'number'].includes(typeof value)) return true;
  if (typeof value === 'string') return !value.startsWith('data:') && value.length < 400;
  if (typeof value !== 'object' || '$$typeof' in value || depth > 3) return false;
  return Object.values(value).every((part) => isPlain(part, depth + 1));
}

function controlOf(type: StrictInputType, value: unknown): StrictInputType {
  const { summary } = (type.table?.type ?? {}) as { summary?: string };
  if (summary === 'IconSource')
    return { ...type, options: Object.keys(icons), mapping: icons, control: { type: 'select' } };
  const isTyped = type.type !== undefined && typeof type.type === 'object' && type.type.name === 'function';
  return isPlain(value) && !isTyped ? type : { ...type, control: false };
}

/**
 * Leaves a control to each prop that can be tried: React's own objects would be shown with all that is inside of them,
 * and addresses of pictures as thousands of letters. Icons are chosen by name.
 */
export const tryableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      name === 'ref' && !type.description
        ? { ...type, description: 'The element, once it is on the page.', control: false as const }
        : controlOf(type, initialArgs[name]),
    ]),
  );
