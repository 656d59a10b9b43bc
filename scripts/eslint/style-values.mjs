// @ts-check

/** @typedef {import('estree').Property} Property */

/**
 * The name of an object key as written in a style object: `marginTop`, `'--_bg'`, `'&:hover'`.
 * @param {Property} property
 * @returns {string | undefined} undefined for a computed key that is not a plain string
 */
export function keyOf({ key, computed }) {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  if (key.type === 'Literal') return String(key.value);
  if (key.type === 'TemplateLiteral') return key.quasis.map((part) => part.value.raw).join('*');
  return undefined;
}

/**
 * The constant values a style value can take, through conditions and sums; calls and variables are skipped.
 * @param {import('estree').Node} node
 * @returns {Generator<{ node: import('estree').Node, value: string | number }>}
 */
export function* constantsIn(node) {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' || typeof node.value === 'number') yield { node, value: node.value };
      break;
    case 'TemplateLiteral':
      for (const part of node.quasis) yield { node: part, value: part.value.raw };
      break;
    case 'UnaryExpression':
      for (const { value } of constantsIn(node.argument)) yield { node, value };
      break;
    case 'ConditionalExpression':
      yield* constantsIn(node.consequent);
      yield* constantsIn(node.alternate);
      break;
    case 'BinaryExpression':
    case 'LogicalExpression':
      yield* constantsIn(node.left);
      yield* constantsIn(node.right);
      break;
    case 'ArrayExpression':
      for (const element of node.elements) if (element) yield* constantsIn(element);
      break;
  }
}
