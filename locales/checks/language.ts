import { languageName, problem, type Pair } from './problem';
import { literals } from './tree';

/** Letters of each script that is not Latin, by its code of ISO 15924. */
const letters: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  Khmr: /\p{Script=Khmer}/u,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/u,
  Laoo: /\p{Script=Lao}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Thai: /\p{Script=Thai}/u,
};

/** Frequent characters that only one of the two Chinese scripts writes so. */
const otherChinese: Readonly<Record<string, RegExp>> = {
  Hans: /[們這為時對說請選擇頁碼關閉開顯隱圖錯誤確認還網絡賬戶錢條項個無將從動複應該點擊輸檔傳連線]/u,
  Hant: /[们这为时对说请选择页码关闭开显隐图错误确认还网络账户钱条项个无将从动复应该点击输档传连线]/u,
};

/** The script that a language is written in, as CLDR has it. */
const scriptOf = ({ row }: Pair): string => new Intl.Locale(row.tag).maximize().script ?? '';

/** Text without what stays in English everywhere: do-not-translate terms, addresses, formats. */
function withoutKept(text: string, keep: readonly string[]): string {
  return keep.reduce((rest, term) => rest.replaceAll(term, ' '), text.replaceAll(/https?:\S+/g, ' '));
}

/** Letters in all, and those of the language's script. Both 0 for languages in Latin script. */
export function scriptShare(pair: Pair, keep: readonly string[]): { all: number; own: number } {
  const own = letters[scriptOf(pair)];
  if (!own) return { all: 0, own: 0 };
  const found = [...withoutKept(literals(pair.tree), keep)].filter((char) => /[\p{L}\p{M}]/u.test(char));
  return { all: found.length, own: found.filter((char) => own.test(char) || /\p{M}/u.test(char)).length };
}

/** I9 for one message: at least half of its letters are of the language's script. */
export function checkScript(pair: Pair, keep: readonly string[]): string[] {
  const { all, own } = scriptShare(pair, keep);
  const found: string[] = [];
  if (own * 2 < all) found.push(problem(pair, `is hardly in ${languageName(pair)}: ${pair.text}`));
  const foreign = otherChinese[scriptOf(pair)]?.exec(literals(pair.tree))?.[0];
  if (foreign) found.push(problem(pair, `writes ${foreign} in the other Chinese script.`));
  return found;
}

/** I8 for one message: whether it says exactly what the English says, and has words at all. */
export function isIdentical(pair: Pair, keep: readonly string[]): boolean {
  return pair.text === pair.english && /\p{L}/u.test(withoutKept(literals(pair.tree), keep));
}
