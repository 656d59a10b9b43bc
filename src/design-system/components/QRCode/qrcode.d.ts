/** The package brings no types; these are the parts of its encoder that are used. */
declare module 'qrcode' {
  export type QRCodeErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';
  export interface QRCode {
    /** `data` holds a 1 for each dark module, row by row. */
    modules: { size: number; data: Uint8Array };
  }
  /** @throws {Error} when the text is empty or too long for any code */
  export function create(text: string, options: { errorCorrectionLevel: QRCodeErrorCorrectionLevel }): QRCode;
}
