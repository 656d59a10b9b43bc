// @ts-check

const shape = /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/;
const makers = new Set(['defineMessage', 'defineMessages', 'formatMessage']);

/**
 * Translators, the extractor and the per-area split of the catalogues know a message by its id alone, so it is written
 * out and reads `area.screen.thing`. formatjs/enforce-id asks the same, but its fix replaces a bad id by a hash.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Give the message an id like area.screen.thing.',
      literal: 'Write the id out; the extractor cannot follow an expression.',
      shape: '{{id}} is not of the form area.screen.thing.',
    },
  },
  create(context) {
    /** @param {any} node */
    const checkDescriptor = (node) => {
      const id = node.properties.find((/** @type {any} */ property) => property.key?.name === 'id');
      if (!id) context.report({ node, messageId: 'missing' });
      else if (id.value.type !== 'Literal') context.report({ node: id, messageId: 'literal' });
      else if (!shape.test(id.value.value))
        context.report({ node: id, messageId: 'shape', data: { id: id.value.value } });
    };
    /** @param {any} node */
    const checkArea = ({ arguments: [prefix, table] }) => {
      if (prefix?.type !== 'Literal' || table?.type !== 'ObjectExpression') {
        context.report({ node: prefix, messageId: 'literal' });
        return;
      }
      for (const property of table.properties) {
        const own = property.value?.properties?.find((/** @type {any} */ part) => part.key?.name === 'id');
        const id = own?.value.value ?? `${prefix.value}.${property.key?.name ?? property.key?.value}`;
        if (!shape.test(id)) context.report({ node: property, messageId: 'shape', data: { id } });
      }
    };
    return {
      CallExpression(/** @type {any} */ node) {
        const name = node.callee.name ?? node.callee.property?.name;
        if (name === 'defineArea') checkArea(node);
        const [first] = node.arguments;
        if (!makers.has(name) || first?.type !== 'ObjectExpression') return;
        const entries =
          name === 'defineMessages'
            ? first.properties.map((/** @type {any} */ property) => property.value)
            : [first];
        for (const entry of entries) if (entry?.type === 'ObjectExpression') checkDescriptor(entry);
      },
      'JSXOpeningElement[name.name="FormattedMessage"]'(/** @type {any} */ node) {
        const spreads = node.attributes.some(
          (/** @type {any} */ attribute) => attribute.type === 'JSXSpreadAttribute',
        );
        const id = node.attributes.find((/** @type {any} */ attribute) => attribute.name?.name === 'id');
        if (!id) {
          if (!spreads) context.report({ node, messageId: 'missing' });
        } else if (id.value?.type !== 'Literal') context.report({ node: id, messageId: 'literal' });
        else if (!shape.test(id.value.value))
          context.report({ node: id, messageId: 'shape', data: { id: id.value.value } });
      },
    };
  },
};
