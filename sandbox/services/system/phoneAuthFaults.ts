/** What Firebase's Identity Toolkit answers when a code cannot be sent or checked. Source: spec section 8. */
export const phoneAuthFaults = [
  'INVALID_PHONE_NUMBER',
  'MISSING_PHONE_NUMBER',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'INVALID_CODE',
  'MISSING_CODE',
  'SESSION_EXPIRED',
  'CAPTCHA_CHECK_FAILED',
  'UNAUTHORIZED_DOMAIN',
  'QUOTA_EXCEEDED',
  'OPERATION_NOT_ALLOWED',
  'INTERNAL_ERROR',
] as const;
