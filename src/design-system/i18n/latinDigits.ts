/** First digits of the decimal systems of our 35 languages, and of full-width forms. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0c66, 0x0de6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10,
];

/** The text with digits of any of our scripts written as 0–9, which is what platforms take. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => point >= first && point <= first + 9);
    return zero === undefined ? digit : String(point - zero);
  });
}
