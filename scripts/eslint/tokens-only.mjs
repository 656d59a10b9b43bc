// @ts-check
import { constantsIn, keyOf } from './style-values.mjs';

/** Properties whose bare numbers are not lengths; Emotion adds px to every other number. */
const unitless =
  /^(--|zIndex$|opacity$|lineHeight$|fontWeight$|flex|order$|grid|scale$|aspectRatio$|columnCount$|columns$|tabSize$|zoom$|orphans$|widows$|animationIterationCount$|WebkitLineClamp$|lineClamp$|fillOpacity$|strokeOpacity$|strokeMiterlimit$|stopOpacity$|floodOpacity$)/;
const named = /^(white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|gold|teal|navy)$/i;

/**
 * @param {string} name
 * @param {string | number} value
 */
function rawKind(name, value) {
  if (typeof value === 'number') {
    if (name === 'zIndex') return value === 0 ? undefined : 'layer';
    return unitless.test(name) || Math.abs(value) <= 2 ? undefined : 'size';
  }
  if (/#[0-9a-f]{3,8}\b/i.test(value) || /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i.test(value))
    return 'colour';
  if (
    /colou?r|background|fill|stroke|border|shadow/i.test(name) &&
    value.split(/\s+/).some((word) => named.test(word))
  )
    return 'colour';
  const sizes = [...value.matchAll(/(?<![\w-])(\d*\.?\d+)(px|rem|pt|cm|mm|in)\b/g)];
  if (sizes.some(([, amount, unit]) => unit !== 'px' || Number(amount) > 2)) return 'size';
  if (/(?<![\w-])(?!0m?s)\d*\.?\d+m?s\b/.test(value)) return 'duration';
  if (name === 'zIndex' && /^-?[1-9]\d*$/.test(value)) return 'layer';
  return undefined;
}

/**
 * A brand changes a token; a raw value in a style is one that no brand can change. Hairlines of 1px and 2px are drawing,
 * not design, and stay allowed, as do sizes in media and container queries, where CSS accepts no variables.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: '{{value}} is a raw {{kind}}; use a token.' },
  },
  create: (context) => ({
    Property(node) {
      const name = keyOf(/** @type {import('estree').Property} */ (node));
      if (!name || node.value.type === 'ObjectExpression') return;
      for (const { node: at, value } of constantsIn(node.value)) {
        const kind = rawKind(name, value);
        if (kind) context.report({ node: at, messageId: 'raw', data: { kind, value: String(value) } });
      }
    },
  }),
};
