// @ts-check

/**
 * A test id is invisible to the visitor: a test that uses it passes while the control has no name and no role.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { testId: 'Find it as a visitor would: by role and name, by label or by text.' },
  },
  create(context) {
    const report = (/** @type {any} */ node) => context.report({ node, messageId: 'testId' });
    return {
      'MemberExpression > Identifier.property[name=/^(get|find|query)(All)?ByTestId$/]': report,
      'Property > Identifier.key[name=/^(get|find|query)(All)?ByTestId$/]': report,
      'JSXAttribute[name.name="data-testid"]': report,
      'Literal[value=/data-testid/]': report,
    };
  },
};
