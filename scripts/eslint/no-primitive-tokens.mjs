// @ts-check

/**
 * Primitives are a brand's palette; only the token files may choose from it. Everything else says what it means.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { primitive: '{{name}} is a primitive token; use a semantic one (--color-*, --space-*, …).' },
  },
  create(context) {
    const check = (/** @type {import('estree').Node} */ node, /** @type {unknown} */ text) => {
      const name = typeof text === 'string' && text.match(/--p-[\w-]*/)?.[0];
      if (name) context.report({ node, messageId: 'primitive', data: { name } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
