/**
 * The code of pages that are read and seldom visited first. What each of them needs is a list of some thirty files, which
 * stands where it is imported: here, and not in the first download.
 */
export const lazyContentPages = {
  help: () => import('./help.page'),
  news: () => import('./news.page'),
  blog: () => import('./blog.page'),
  join: () => import('./join.page'),
  feedback: () => import('./feedback.page'),
  about: () => import('./about.page'),
  notices: () => import('./notices.page'),
  promotion: () => import('./promotion.page'),
  promotions: () => import('./promotions.page'),
  denied: () => import('./denied.page'),
  login: () => import('./login.page'),
  loginGate: () => import('./LoginGate'),
  playBar: () => import('./shell/PlayBarBinding'),
  notFound: () => import('./notFound.page'),
  hot: () => import('./hot.page'),
  jackpots: () => import('./jackpots.page'),
  gameCenter: () => import('./gameCenter.page'),
  vip: () => import('./vip.page'),
  pointMall: () => import('./pointMall.page'),
  download: () => import('./download.page'),
  lines: () => import('./lines.page'),
  lotteries: () => import('./lotteries.page'),
  lotteryLobby: () => import('./lotteryLobby.page'),
  localGames: () => import('./localGames.page'),
  sports: () => import('./sports.page'),
  esports: () => import('./esports.page'),
};
