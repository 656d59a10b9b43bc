import { nearestLanguage } from '#platform/words';
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

/** Words of the game provider's own pages: one file a language, English the source. `{name}` is filled in when shown. */
export type Messages = typeof en;

const catalogues = {
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
} as const satisfies Record<string, Messages>;
export type ProviderLanguage = keyof typeof catalogues;
export const providerLanguages = Object.keys(catalogues) as ProviderLanguage[];

/** The language that the pages speak when asked for `tag`: that one, the nearest one to it, or English. */
export const languageFor = (tag: string): ProviderLanguage => nearestLanguage(providerLanguages, tag) ?? 'en';

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ur']);
export const directionOf = (language: ProviderLanguage): 'ltr' | 'rtl' =>
  rightToLeft.has(language) ? 'rtl' : 'ltr';

export const messagesIn = (language: ProviderLanguage): Messages => catalogues[language];
