import ts from 'typescript';
import { objectNamed, type Module } from './modules.ts';
import { plain, print, type Edit } from './print.ts';

/** Adds what an object of args gives a component, by prop, as texts of expressions. */
export function readArgs(node: ts.Expression | undefined, module: Module, props: Map<string, string>): void {
  if (node && ts.isIdentifier(node)) return readArgs(objectNamed(node.text, module), module, props);
  if (!node || !ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) readArgs(property.expression, module, props);
    else if (ts.isPropertyAssignment(property))
      props.set(property.name.getText().replaceAll(/['"]/g, ''), print(property.initializer, plain));
    else if (ts.isShorthandPropertyAssignment(property)) props.set(property.name.text, property.name.text);
  }
}

const isWord = (text: string) => /^(['"])[^'"\\\n{}<>]*\1$/.test(text);
const attribute = (name: string, text: string): string => {
  if (text === 'true') return name;
  return isWord(text) ? `${name}="${text.slice(1, -1)}"` : `${name}={${text}}`;
};
const given = (props: ReadonlyMap<string, string>) => [...props].filter(([, text]) => text !== 'undefined');
const attributesOf = (props: ReadonlyMap<string, string>, but: readonly string[] = []) =>
  given(props)
    .filter(([name]) => !but.includes(name))
    .map(([name, text]) => attribute(name, text))
    .join(' ');
const objectOf = (props: ReadonlyMap<string, string>) =>
  `{ ${given(props)
    .map(([name, text]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${text}`)
    .join(', ')} }`;

/** What is drawn when a story says nothing of how. */
export function elementOf(component: string, props: ReadonlyMap<string, string>): string {
  const children = props.get('children');
  const attributes = attributesOf(props, ['children']);
  if (children === undefined || children === 'undefined') return `<${component} ${attributes} />`;
  const inside = isWord(children)
    ? children.slice(1, -1)
    : children.startsWith('<')
      ? children
      : `{${children}}`;
  return `<${component} ${attributes}>${inside}</${component}>`;
}

/** The call of an arg that is a spy. */
const isSpy = (node: ts.Node, args: string, props: ReadonlyMap<string, string>): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === args &&
  props.get(node.expression.name.text) === '() => undefined';

/** The object that a pattern takes args out of. A spy among them is called with what it is told. */
function takenBy({ elements }: ts.ObjectBindingPattern, props: ReadonlyMap<string, string>): string {
  const named = elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
  const isOpen = elements.some(({ dotDotDotToken }) => dotDotDotToken);
  const names = isOpen ? given(props).map(([name]) => name) : named;
  const texts = names.map((name): [string, string] => [name, props.get(name) ?? 'undefined']);
  return `{ ${texts
    .map(
      ([name, text]) => `'${name}': ${text === '() => undefined' ? '(..._: unknown[]) => undefined' : text}`,
    )
    .join(', ')} }`;
}

/** A story's render function with its args written in; the statements of a function's body. */
export function bodyOf(
  render: ts.ArrowFunction | ts.FunctionExpression,
  props: ReadonlyMap<string, string>,
): string {
  const [parameter] = render.parameters;
  const name = parameter && ts.isIdentifier(parameter.name) ? parameter.name.text : undefined;
  const edit: Edit = (node) => {
    const own = plain(node);
    if (own !== undefined || name === undefined) return own;
    if (ts.isJsxSpreadAttribute(node) && node.expression.getText() === name) {
      const element = node.parent.parent;
      const named = node.parent.properties.filter(ts.isJsxAttribute).map((each) => each.name.getText());
      const isFull = ts.isJsxOpeningElement(element);
      return attributesOf(props, isFull ? [...named, 'children'] : named);
    }
    // A spy that is told of something besides has nobody behind it.
    if (ts.isExpressionStatement(node) && isSpy(node.expression, name, props)) return '';
    if (isSpy(node, name, props)) return 'undefined';
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name) {
      const text = props.get(node.name.text) ?? 'undefined';
      return ts.isCallExpression(node.parent) || /^\w+$|^['"]/.test(text) ? text : `(${text})`;
    }
    const isOwnName = ts.isParameter(node.parent) || ts.isJsxAttribute(node.parent);
    return ts.isIdentifier(node) && node.text === name && !isOwnName ? objectOf(props) : undefined;
  };
  const taken =
    parameter && ts.isObjectBindingPattern(parameter.name)
      ? `const ${parameter.name.getText()} = ${takenBy(parameter.name, props)};\n`
      : '';
  if (ts.isBlock(render.body)) return taken + print(render.body, edit).slice(1, -1);
  return `${taken}return (${print(render.body, edit)});`;
}
