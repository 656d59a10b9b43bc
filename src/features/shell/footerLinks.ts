import { gameTypeMessages } from '../gameType.messages';
import { siteMessages } from '../site.messages';
import { footerMessages as footer } from './footer.messages';
import { navMessages as nav } from './messages';

/** A place that the footer can lead to. */
export type FooterLinkId = keyof typeof labels;

const labels = {
  lottery: gameTypeMessages.ELOTT,
  live: gameTypeMessages.LIVE,
  slots: gameTypeMessages.RNG,
  sports: gameTypeMessages.SPORTS,
  esports: gameTypeMessages.ESPORTS,
  fishing: gameTypeMessages.FISH,
  pvp: gameTypeMessages.PVP,
  deposit: siteMessages.deposit,
  withdrawal: siteMessages.withdrawal,
  pointsMall: footer.pointsMall,
  vip: footer.vip,
  promotions: nav.promotions,
  helpCentre: footer.helpCentre,
  download: footer.download,
  feedback: footer.feedback,
  contact: footer.contact,
  notices: footer.notices,
  lines: footer.lines,
  aboutUs: nav.aboutUs,
  becomeAgent: footer.becomeAgent,
  news: footer.news,
  blog: footer.blog,
  terms: footer.terms,
} as const;

/** The links that exist, with where they lead: those that do not exist are not shown. */
export type FooterLinks = Partial<Record<FooterLinkId, string>>;

const columns = [
  { id: 'games', ids: ['lottery', 'live', 'slots', 'sports', 'esports', 'fishing', 'pvp'] },
  { id: 'account', ids: ['deposit', 'withdrawal', 'pointsMall', 'vip', 'promotions'] },
  { id: 'help', ids: ['helpCentre', 'download', 'feedback', 'contact', 'notices', 'lines'] },
  { id: 'company', ids: ['aboutUs', 'becomeAgent', 'news', 'blog', 'terms'] },
] as const satisfies readonly {
  id: 'games' | 'account' | 'help' | 'company';
  ids: readonly FooterLinkId[];
}[];

/** The columns of the footer; one that has no link is left out. */
export function footerColumns(links: FooterLinks) {
  return columns.flatMap(({ id, ids }) => {
    const shown = ids.flatMap((link) => {
      const href = links[link];
      return href ? [{ id: link, label: labels[link], href }] : [];
    });
    return shown.length > 0 ? [{ id, title: footer[id], links: shown }] : [];
  });
}
