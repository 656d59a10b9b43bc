// @ts-check
// Reads the messages that a file declares by `defineArea('area.screen', { key: 'English text', // note … })`.
import ts from 'typescript';

/** @typedef {{ id: string, text: string, note: string, key: string, object: string, file: string }} FoundMessage */

/**
 * @param {string} code @param {string} file for what is said of mistakes
 * @returns {FoundMessage[]}
 */
export function messagesIn(code, file) {
  if (/\bdefineMessages?\(/.test(code))
    throw new Error(`${file}: declare messages by defineArea of #messages, see locales/README.md.`);
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  /** @type {FoundMessage[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} object name of the constant around the node */
  const visit = (node, object) => {
    const name = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : object;
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineArea')
      found.push(...messagesOf(node, code, file).map((message) => ({ ...message, object: name, file })));
    else ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(source, '');
  return found;
}

/** @param {ts.CallExpression} call @param {string} code @param {string} file */
function messagesOf(call, code, file) {
  const [prefix, table] = call.arguments;
  const wrong = (/** @type {ts.Node} */ node, /** @type {string} */ what) =>
    new Error(`${file}: ${what} In: ${node.getText().slice(0, 80)}`);
  if (!prefix || !ts.isStringLiteral(prefix) || !table || !ts.isObjectLiteralExpression(table))
    throw wrong(call, 'Write the prefix and the messages out; the extractor cannot follow an expression.');
  return table.properties.map((property) => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
      throw wrong(property, 'Write the message out.');
    const key = /** @type {ts.Identifier | ts.StringLiteral} */ (property.name).text;
    const value = property.initializer;
    const parts = ts.isObjectLiteralExpression(value)
      ? textsOf(value)
      : { text: literal(value), id: undefined };
    if (parts.text === undefined) throw wrong(property, 'The text is one string.');
    return {
      key,
      id: parts.id ?? `${prefix.text}.${key}`,
      text: parts.text,
      note: noteAfter(property, code),
    };
  });
}

/** @param {ts.Node} node */
const literal = (node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

/** @param {ts.ObjectLiteralExpression} object @returns {{ id?: string | undefined, text?: string | undefined }} */
function textsOf(object) {
  return Object.fromEntries(
    object.properties
      .filter((property) => ts.isPropertyAssignment(property))
      .map((property) => [property.name.getText(), literal(property.initializer)]),
  );
}

/** The comment at the end of the message's line. @param {ts.Node} property @param {string} code */
function noteAfter(property, code) {
  const comma = code.indexOf(',', property.getEnd());
  const isBehind = comma !== -1 && code.slice(property.getEnd(), comma).trim() === '';
  const comments = ts.getTrailingCommentRanges(code, isBehind ? comma + 1 : property.getEnd()) ?? [];
  return comments
    .map(({ pos, end }) =>
      code
        .slice(pos, end)
        .replace(/^\/[/*]+|\*\/$/g, '')
        .trim(),
    )
    .join(' ');
}
