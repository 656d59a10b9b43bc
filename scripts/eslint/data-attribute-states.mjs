// @ts-check
import { keyOf } from './style-values.mjs';

/** @type {Record<string, string>} */
const attributes = {
  hover: 'data-hovered',
  active: 'data-pressed',
  focus: 'data-focused',
  'focus-visible': 'data-focus-visible',
  disabled: 'data-disabled',
};

/**
 * React Aria writes states as attributes and takes care of touch, where :hover sticks after a tap.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { pseudo: ':{{pseudo}} sticks or differs between input devices; style [{{attribute}}].' },
  },
  create: (context) => ({
    Property(node) {
      const key = keyOf(/** @type {import('estree').Property} */ (node)) ?? '';
      const pseudo = key.match(/(?<!:):(hover|active|focus-visible|focus|disabled)(?![\w-])/)?.[1];
      const attribute = pseudo && attributes[pseudo];
      if (attribute) context.report({ node: node.key, messageId: 'pseudo', data: { pseudo, attribute } });
    },
  }),
};
