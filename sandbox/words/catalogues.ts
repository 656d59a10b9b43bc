import ar from './ar.json';
import bn from './bn.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fil from './fil.json';
import fr from './fr.json';
import hi from './hi.json';
import id from './id.json';
import it from './it.json';
import ja from './ja.json';
import kk from './kk.json';
import km from './km.json';
import ko from './ko.json';
import lo from './lo.json';
import mn from './mn.json';
import mr from './mr.json';
import ms from './ms.json';
import my from './my.json';
import ne from './ne.json';
import pl from './pl.json';
import ptBR from './pt-BR.json';
import ru from './ru.json';
import si from './si.json';
import ta from './ta.json';
import te from './te.json';
import th from './th.json';
import tr from './tr.json';
import uk from './uk.json';
import ur from './ur.json';
import uz from './uz.json';
import vi from './vi.json';
import zhCN from './zh-CN.json';
import zhHK from './zh-HK.json';
import zhTW from './zh-TW.json';

/** Names one text of the platform: `message.depositCredited.title`. Rows store it, so it keeps its meaning for ever. */
export type WordId = keyof typeof en;

/** The platform's own words by language. A language is whole or not there: the compiler says which word it lacks. */
export const catalogues = {
  en,
  'zh-CN': zhCN,
  vi,
  th,
  id,
  ja,
  ko,
  'zh-TW': zhTW,
  'zh-HK': zhHK,
  hi,
  es,
  'pt-BR': ptBR,
  tr,
  ar,
  ru,
  fr,
  ms,
  fil,
  km,
  lo,
  my,
  bn,
  ta,
  te,
  mr,
  ur,
  ne,
  si,
  mn,
  kk,
  uz,
  uk,
  de,
  it,
  pl,
} as const satisfies Readonly<Record<string, Readonly<Record<WordId, string>>>>;

export type WordLanguage = keyof typeof catalogues;
export const wordLanguages = Object.keys(catalogues) as WordLanguage[];
