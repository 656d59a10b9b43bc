// @ts-check
import { constantsIn, keyOf } from './style-values.mjs';

const sides = '(Top|Right|Bottom|Left)';
const physical = new RegExp(
  `^((margin|padding|scrollMargin|scrollPadding)${sides}|border${sides}(Color|Style|Width)?|border(Top|Bottom)(Left|Right)Radius|top|right|bottom|left)$`,
);
/** @type {Record<string, string>} */
const axis = { Top: 'BlockStart', Bottom: 'BlockEnd', Left: 'InlineStart', Right: 'InlineEnd' };
/** @type {Record<string, string>} */
const corner = { Top: 'Start', Bottom: 'End', Left: 'Start', Right: 'End' };

const camel = (/** @type {string} */ name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const logicalName = (/** @type {string} */ name) => {
  if (/^border(Top|Bottom)(Left|Right)Radius$/.test(name))
    return name.replace(/Top|Bottom|Left|Right/g, (side) => corner[side] ?? side);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (axis[title]) return `inset${axis[title]}`;
  return name.replace(/Top|Right|Bottom|Left/, (side) => axis[side] ?? side);
};

const sided = new Set(['textAlign', 'float', 'clear', 'captionSide']);
const fourSided = new Set([
  'margin',
  'padding',
  'inset',
  'borderWidth',
  'borderColor',
  'borderStyle',
  'scrollMargin',
  'scrollPadding',
]);

/** Splits a shorthand at spaces that stand outside brackets. */
const parts = (/** @type {string} */ value) => value.trim().split(/\s+(?![^(]*\))/);

/**
 * The site runs right-to-left in two of its languages, so a style that names left or right is wrong in one of them.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      property: '{{name}} is physical; write {{logical}}.',
      value: '{{name}}: {{value}} is physical; write start or end.',
      shorthand: '{{name}} gives left and right different values; write {{name}}Block and {{name}}Inline.',
    },
  },
  create: (context) => ({
    Property(node) {
      const key = keyOf(/** @type {import('estree').Property} */ (node));
      if (!key || key.startsWith('--')) return;
      const name = camel(key);
      if (physical.test(name))
        context.report({
          node: node.key,
          messageId: 'property',
          data: { name: key, logical: logicalName(name) },
        });
      for (const { node: at, value } of constantsIn(node.value)) {
        if (sided.has(name) && (value === 'left' || value === 'right'))
          context.report({ node: at, messageId: 'value', data: { name, value } });
        if (!fourSided.has(name) || typeof value !== 'string') continue;
        const [, right, , left] = parts(value);
        if (left !== undefined && left !== right)
          context.report({ node: at, messageId: 'shorthand', data: { name } });
      }
    },
  }),
};
