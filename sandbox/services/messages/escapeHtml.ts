/** Bodies of messages are HTML; this is for what somebody typed. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0) ?? 0)};`);
