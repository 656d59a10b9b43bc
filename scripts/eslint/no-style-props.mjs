// @ts-check

const hatches = new Set(['className', 'style', 'cssOverrides', 'css', 'sx']);
const open = /^(AriaButtonProps|.*(Props|Attributes))$/;

/**
 * A component that lets callers restyle it cannot change its markup without breaking them; brands style through tokens
 * and component hooks. React Aria's and React's own prop types carry className and style, so they come in through Omit.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      hatch: '{{name}} would let callers restyle the component; use a token or a component hook.',
      inherited:
        "{{name}} brings className and style along; extend Omit<{{name}}, 'className' | 'style' | 'render'>.",
    },
  },
  create(context) {
    /** @type {Set<string>} */
    const foreign = new Set();
    /** @param {any} type */
    const checkBase = (type) => {
      const name = type.expression?.name ?? type.typeName?.name;
      if (foreign.has(name)) context.report({ node: type, messageId: 'inherited', data: { name } });
    };
    /** @param {any} node */
    const checkAlias = (node) => {
      if (node.type === 'TSIntersectionType') node.types.forEach(checkAlias);
      else if (node.type === 'TSTypeReference') checkBase(node);
    };
    /** @param {any} member */
    const checkMember = (member) => {
      const name = member.key?.name ?? member.key?.value;
      if (member.type === 'TSPropertySignature' && hatches.has(name))
        context.report({ node: member, messageId: 'hatch', data: { name } });
    };
    return {
      ImportDeclaration(node) {
        if (!/^(react|react-aria-components|react-aria)$/.test(String(node.source.value))) return;
        for (const { imported, local } of /** @type {any[]} */ (node.specifiers)) {
          if (open.test(imported?.name ?? '')) foreign.add(local.name);
        }
      },
      'TSInterfaceDeclaration[id.name=/Props$/]'(/** @type {any} */ node) {
        node.extends.forEach(checkBase);
        node.body.body.forEach(checkMember);
      },
      'TSTypeAliasDeclaration[id.name=/Props$/]'(/** @type {any} */ node) {
        checkAlias(node.typeAnnotation);
      },
      'TSTypeAliasDeclaration[id.name=/Props$/] TSTypeLiteral'(/** @type {any} */ node) {
        node.members.forEach(checkMember);
      },
    };
  },
};
