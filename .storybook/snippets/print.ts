import ts from 'typescript';

export type Edit = (node: ts.Node) => string | undefined;

/** Text of a node in which parts are written otherwise. */
export function print(node: ts.Node, edit: Edit): string {
  const own = edit(node);
  if (own !== undefined) return own;
  const source = node.getSourceFile().text;
  const start = node.getStart();
  let [text, from] = ['', start];
  const visit = (child: ts.Node): void => {
    const changed = edit(child);
    if (changed === undefined) return void ts.forEachChild(child, visit);
    text += source.slice(from, child.getStart()) + changed;
    from = child.end;
  };
  ts.forEachChild(node, visit);
  return text + source.slice(from, node.end);
}

const tagOf = (node: ts.Node) => (ts.isJsxElement(node) ? node.openingElement.tagName.getText() : undefined);

/** Spies become functions, looks that only a story has go, and what draws a state as if a pointer were there leaves what is inside of it. */
export const plain: Edit = (node) => {
  if (ts.isCallExpression(node) && node.expression.getText() === 'fn')
    return node.arguments[0]
      ? print(node.arguments[0], plain)
      : ts.isBindingElement(node.parent) || ts.isVariableDeclaration(node.parent)
        ? '(..._: unknown[]) => undefined'
        : '() => undefined';
  // Styles of the repository are no part of the library.
  if (ts.isJsxAttribute(node) && node.name.getText() === 'css') return '';
  if (ts.isJsxElement(node) && tagOf(node) === 'State') {
    const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
    const [first, ...others] = children;
    const text = children.map((child) => print(child, plain)).join('');
    const key = /\bkey=\{[^}]*\}/.exec(node.openingElement.getText())?.[0];
    const isOne =
      others.length === 0 && first && (ts.isJsxElement(first) || ts.isJsxSelfClosingElement(first));
    return isOne ? text.replace(/^<\w+/, (tag) => (key ? `${tag} ${key}` : tag)) : `<>${text}</>`;
  }
  return undefined;
};
