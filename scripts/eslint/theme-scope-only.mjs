// @ts-check

/**
 * Brand and theme are one unit: an element with only one of the two attributes keeps half of its parent's colours.
 * themeScope() writes both, so nobody else writes either.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { scope: 'Use themeScope(); brand and theme attributes only work together.' },
  },
  create(context) {
    const check = (/** @type {import('estree').Node} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && /data-(brand|theme)\b/.test(text))
        context.report({ node, messageId: 'scope' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXAttribute: (/** @type {any} */ node) => check(node, node.name.name),
      'MemberExpression[object.property.name="dataset"]'(/** @type {any} */ node) {
        check(node, `data-${node.property.name ?? node.property.value}`);
      },
    };
  },
};
