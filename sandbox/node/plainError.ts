/** A failure that the person at the keyboard can put right. Its message is one line that says what to do. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
