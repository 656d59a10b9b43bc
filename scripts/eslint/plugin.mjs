// @ts-check
import logicalProperties from './logical-properties.mjs';
import noStyleProps from './no-style-props.mjs';
import tokensOnly from './tokens-only.mjs';

/**
 * A rule that reports what selectors find.
 * @param {Record<string, [words: string, ...selectors: string[]]>} findings by the id of what is said
 * @returns {import('eslint').Rule.RuleModule}
 */
const finds = (findings) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: Object.fromEntries(Object.entries(findings).map(([id, [words]]) => [id, words])),
  },
  create: (context) =>
    Object.fromEntries(
      Object.entries(findings).map(([messageId, [, ...selectors]]) => [
        selectors.join(),
        (/** @type {import('estree').Node} */ node) => context.report({ node, messageId }),
      ]),
    ),
});

const pseudo = '/(?<!:):(hover|active|focus-visible|focus|disabled)(?![\\w-])/';
/** A sibling of nothing that has a name: `* + *`, `li + li`, `:placeholder-shown ~ button`. */
const anySibling = '/(^|[\\s>+~(,])(\\*|[a-z]\\w*|:[\\w-]+)\\s*[+~]\\s*[a-z*:.&[]/';
/** Anything within what is focused, hovered or pressed, which a whole page may be. */
const withinState = '/\\[data-(focus|hover|press)[^\\]]*\\][^,]*[>\\s]\\s*\\*/';
const scope = '/^(brand|theme)$/';
const byTestId = '/^(get|find|query)(All)?ByTestId$/';
const styleOf = (/** @type {string} */ attribute) =>
  `JSXAttribute[name.name="${attribute}"] > JSXExpressionContainer`;
/** A declaration of a part itself, not of one of its states. */
const inPart = 'CallExpression[callee.name="part"] > ObjectExpression > Property';
const area = 'CallExpression[callee.name="defineArea"]';
const ofArea = `${area} > ObjectExpression > Property`;
/** The end of an id, and the whole of one. */
const [tail, id] = ['/^[a-zA-Z0-9]+([.][a-zA-Z0-9]+)*$/', '/^[a-z][a-zA-Z0-9]*([.][a-zA-Z0-9]+)+$/'];

/** Verbs that say nothing in the field. */
const verbs =
  '/^(heed|hear|admit|carryOut|take|hold|stay|come|rest|learn|ask|expect|half|hands|ahead|here|whole)(?![a-z])/';
const called = `Identifier[name=${verbs}]`;

/** The rules of this code base that no published plugin checks. */
export default {
  meta: { name: 'house' },
  rules: {
    'logical-properties': logicalProperties,
    'no-style-props': noStyleProps,
    'tokens-only': tokensOnly,
    // React Aria writes states as attributes and takes care of touch, where :hover sticks after a tap.
    'data-attribute-states': finds({
      pseudo: [
        'It sticks or differs between input devices; style [data-hovered], [data-pressed], [data-focused], [data-focus-visible] or [data-disabled].',
        `Property > Literal.key[value=${pseudo}]`,
        `Property > TemplateLiteral.key > TemplateElement[value.raw=${pseudo}]`,
      ],
    }),
    // What opens and closes over a page stands among the children of its body, and tabs have the focus of all within them.
    'narrow-selectors': finds({
      any: [
        'Whatever is removed anywhere has the style of everything around it computed anew; begin at an attribute or a class, or use :not(:first-child).',
        `Property > Literal.key[value=${anySibling}]`,
        `Property > TemplateLiteral.key > TemplateElement[value.raw=${anySibling}]`,
      ],
      state: [
        'Everything within has its style computed anew when the state changes; set a custom property in the state, and use it there.',
        `Property > Literal.key[value=${withinState}]`,
        `Property > TemplateLiteral.key > TemplateElement[value.raw=${withinState}]`,
      ],
    }),
    // A test id is invisible to the visitor: a test that uses it passes while the control has no name and no role.
    'find-by-role': finds({
      testId: [
        'Find it as a visitor would: by role and name, by label or by text.',
        `MemberExpression > Identifier.property[name=${byTestId}]`,
        `Property > Identifier.key[name=${byTestId}]`,
        'JSXAttribute[name.name="data-testid"]',
        'Literal[value=/data-testid/]',
      ],
    }),
    // A style made during render is serialised again on every render. Styles are objects at module scope in a
    // `*.styles.ts` file; a component only names them, and gives numbers as custom properties.
    'hoisted-styles': finds({
      again: [
        'reset.css says that already.',
        `${inPart}[key.name="boxSizing"][value.value="border-box"]`,
        `${inPart}[key.name="listStyle"][value.value="none"]`,
      ],
      import: [
        'That builds styles; style files hold plain objects made with part().',
        'ImportDeclaration[source.value=/^@emotion.(styled|css)$/] > .specifiers',
        'ImportDeclaration[source.value="@emotion/react"] > ImportSpecifier[imported.name="css"]',
      ],
      inline: [
        'This style is made anew on every render; move it to the *.styles.ts file.',
        `${styleOf('css')} > :matches(ObjectExpression, ArrowFunctionExpression, CallExpression)`,
        `${styleOf('css')} > ArrayExpression > ObjectExpression`,
      ],
      attribute: [
        'This belongs in the *.styles.ts file; a style attribute gives custom properties only.',
        ...['', ' > TSAsExpression'].map(
          (typed) =>
            `${styleOf('style')}${typed} > ObjectExpression > Property[computed=false]:not([key.value=/^--/])`,
        ),
      ],
    }),
    // Translators, the extractor and the per-area split of the catalogues know a message by its id alone, so it is written
    // out and reads `area.screen.thing`. formatjs/enforce-id asks the same, but its fix replaces a bad id by a hash.
    'message-id': finds({
      elsewhere: [
        'Messages are declared by defineArea of #messages.',
        'CallExpression:matches([callee.name="formatMessage"], [callee.property.name="formatMessage"]) > ObjectExpression.arguments:first-child',
        'JSXOpeningElement[name.name="FormattedMessage"]:not(:has(> JSXSpreadAttribute))',
      ],
      literal: [
        'Write the prefix and the messages out; the extractor cannot follow an expression.',
        `${area} > :not(Literal).arguments:first-child`,
        `${area} > :not(ObjectExpression).arguments:nth-child(2)`,
      ],
      shape: [
        'This makes no id of the form area.screen.thing.',
        `${area} > Literal.arguments:not([value=/^[a-z][a-zA-Z0-9]*([.][a-zA-Z0-9]+)*$/])`,
        `${ofArea}:not(:has(> ObjectExpression > Property[key.name="id"])) > Literal.key:not([value=${tail}])`,
        `${ofArea} > ObjectExpression > Property[key.name="id"] > .value:not([value=${id}])`,
      ],
    }),
    // Primitives are a brand's palette; only the token files may choose from it. Everything else says what it means.
    'no-primitive-tokens': finds({
      primitive: [
        'That is a primitive token; use a semantic one (--color-*, --space-*, …).',
        'Literal[value=/--p-/]',
        'TemplateElement[value.raw=/--p-/]',
      ],
    }),
    // What others call has a verb that they would search for: fetch, load, create, validate, apply, handle, assert.
    'plain-verbs': finds({
      verb: [
        'That verb is no term of the field.',
        `ExportNamedDeclaration > FunctionDeclaration > ${called}.id`,
        `ExportNamedDeclaration > VariableDeclaration > [init.type=/Function/] > ${called}.id`,
        `MethodDefinition > ${called}.key`,
        `TSInterfaceBody > TSMethodSignature > ${called}.key`,
        `ObjectExpression > Property[value.type=/Function/] > ${called}.key`,
      ],
    }),
    // Brand and theme are one unit: an element with only one of the two attributes keeps half of its parent's colours.
    // themeScope() writes both, so nobody else writes either.
    'theme-scope-only': finds({
      scope: [
        'Use themeScope(); brand and theme attributes only work together.',
        'Literal[value=/data-(brand|theme)\\b/]',
        'TemplateElement[value.raw=/data-(brand|theme)\\b/]',
        'JSXAttribute[name.name=/^data-(brand|theme)$/]',
        `MemberExpression[object.property.name="dataset"]:matches([property.name=${scope}], [property.value=${scope}])`,
      ],
    }),
  },
};
