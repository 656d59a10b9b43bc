/** The password that a mail brings; nothing where it brings none, so that a test of it fails. */
export const mailedPassword = (body = ''): string =>
  /\b[a-z2-9]{4}(?:-[a-z2-9]{4}){6}\b/.exec(body)?.[0] ?? '';
