const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];

/** The text with Arabic, Persian, Devanagari, Thai and full-width digits written as 0–9, which is what platforms take. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
