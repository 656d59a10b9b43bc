// @ts-check
import dataAttributeStates from './data-attribute-states.mjs';
import findByRole from './find-by-role.mjs';
import hoistedStyles from './hoisted-styles.mjs';
import logicalProperties from './logical-properties.mjs';
import messageId from './message-id.mjs';
import noPrimitiveTokens from './no-primitive-tokens.mjs';
import noStyleProps from './no-style-props.mjs';
import themeScopeOnly from './theme-scope-only.mjs';
import tokensOnly from './tokens-only.mjs';

/** The rules of this code base that no published plugin checks. */
export default {
  meta: { name: 'house' },
  rules: {
    'data-attribute-states': dataAttributeStates,
    'find-by-role': findByRole,
    'hoisted-styles': hoistedStyles,
    'logical-properties': logicalProperties,
    'message-id': messageId,
    'no-primitive-tokens': noPrimitiveTokens,
    'no-style-props': noStyleProps,
    'theme-scope-only': themeScopeOnly,
    'tokens-only': tokensOnly,
  },
};
