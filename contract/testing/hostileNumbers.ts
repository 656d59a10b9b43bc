import { typedText } from '../typedText';

/** Numbers as they come from chats, spreadsheets, other languages' keyboards and slips of the finger. */
const bodies = [
  ...[
    '0,5',
    '0.5',
    '5',
    '5.',
    '.5',
    ',5',
    '0,50',
    '0.500',
    '0,125',
    '0.123',
    '0.80',
    '0,80',
    '1.000',
    '1,000',
  ],
  ...[
    '1.000,00',
    '1,000.00',
    '1 000',
    '1 000,5',
    "1'000",
    '1’000.50',
    '12,34,567',
    '1.2.3',
    '1,2,3',
    '1,23,4',
  ],
  ...[
    '1e3',
    '0x10',
    '1_000',
    '१२',
    '১২৩',
    '٠٫٥',
    '١٬٠٠٠',
    '௧௨',
    '၅',
    '៥',
    '๕',
    '５',
    '１２',
    '①',
    '5²',
    '½',
    '𝟓',
    '5\u200b5',
    '5\r\n5',
  ],
  ...[
    '--5',
    '-5',
    '−5',
    '+5',
    '5-',
    '(5)',
    '5 5',
    '5\n5',
    '5\t',
    '5;5',
    '5/2',
    '5:2',
    '50%',
    '٥٪',
    '% 5',
    '5%%',
  ],
  ...[
    'NaN',
    'Infinity',
    '1k',
    '2M',
    'five',
    '٪',
    '.',
    ',',
    '007',
    '999999999999999999999',
    '0.00001',
    '1..5',
    '1,,5',
  ],
];
const around = ['#', '\u202a#\u202c', '\u200f#', '#\u00a0', '\ufeff#'];
/** More than 200 of them, each as it is and with what comes along with a copied text. */
export const pastes = bodies.flatMap((body) => around.map((frame) => frame.replace('#', body)));

/** The digits that somebody sees, from the first that counts. */
export const seenDigits = (text: string) => typedText(text).replace(/\D/g, '').replace(/^0+/, '');

/** The signs that a text has as its decimal sign and what stands behind: what a number may be, if it is one at all. */
export const readings = (text: string): number[] => {
  const plain = typedText(text)
    .replaceAll(/[\s'’%٪]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
  return [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')].map(Number);
};
