// @ts-check

/**
 * A style made during render is serialised again on every render. Styles are objects at module scope in a
 * `*.styles.ts` file; a component only names them, and gives numbers as custom properties.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      import: '{{name}} builds styles; style files hold plain objects made with part().',
      inline: 'This style is made anew on every render; move it to the *.styles.ts file.',
      attribute: '{{name}} belongs in the *.styles.ts file; a style attribute gives custom properties only.',
    },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (!/^@emotion\/(react|styled|css)$/.test(String(node.source.value))) return;
      for (const specifier of node.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : undefined;
        if (node.source.value === '@emotion/react' && name !== 'css') continue;
        context.report({
          node: specifier,
          messageId: 'import',
          data: { name: name ?? specifier.local.name },
        });
      }
    },
    'JSXAttribute[name.name="css"] > JSXExpressionContainer > :matches(ObjectExpression, ArrowFunctionExpression, CallExpression)'(
      /** @type {import('estree').Node} */ node,
    ) {
      context.report({ node, messageId: 'inline' });
    },
    'JSXAttribute[name.name="css"] > JSXExpressionContainer > ArrayExpression > ObjectExpression'(
      /** @type {import('estree').Node} */ node,
    ) {
      context.report({ node, messageId: 'inline' });
    },
    [[
      'JSXAttribute[name.name="style"] > JSXExpressionContainer > ObjectExpression > Property',
      'JSXAttribute[name.name="style"] > JSXExpressionContainer > TSAsExpression > ObjectExpression > Property',
    ].join()](/** @type {import('estree').Property} */ node) {
      const { key } = node;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (node.computed || name.startsWith('--')) return;
      context.report({ node, messageId: 'attribute', data: { name } });
    },
  }),
};
