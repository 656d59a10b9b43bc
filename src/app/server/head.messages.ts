import { defineArea } from '#messages';

/** Titles and descriptions of public pages, for search engines and for whoever is sent a link. */
export const headMessages = defineArea('head', {
  homeTitle: '{brand}: slots, live casino, lottery and sports', // brand: name of the site.
  home: 'Play slots, live tables, lotteries and sports at {brand} with one wallet: quick deposits and withdrawals, fair results that can be checked, help at any hour.', // brand: name of the site.
  promotions:
    'Promotions of {brand}: deposit bonuses, cashback and raffles with their terms in short, what they ask for and how long they run.', // brand: name of the site.
  help: 'Answers about accounts, deposits, withdrawals, bonuses, games and safer play at {brand}.', // brand: name of the site.
  news: 'What is new at {brand}: games, draws, planned work and changes to the rules.', // brand: name of the site.
  blog: 'The blog of {brand}: how games, draws, odds and limits work, in plain words.', // brand: name of the site.
  join: 'Become an agent of {brand}: what a team earns, with a calculator of commission and worked examples.', // brand: name of the site.
  download:
    'Get the {brand} app for iPhone and Android, or put the site on your home screen: codes to scan and a guide step by step.', // brand: name of the site.
  lottery: 'Lotteries of {brand}: last results, the time of the next draw, and numbers that can be proved.', // brand: name of the site.
  about: 'Who runs {brand}, what we stand for, and how games, payments and your money are looked after.', // brand: name of the site.
  notices: 'Notices of {brand}: planned work, new games and changes that touch your account.', // brand: name of the site.
  mall: 'Points mall of {brand}: how points are earned with every bet, and the goods, vouchers and bonuses they are exchanged for.', // brand: name of the site.
  gameCenter:
    'All games of {brand} on one page: slots, live tables, lotteries, sports, fishing and card rooms, with one wallet for all of them.', // brand: name of the site.
  hall: '{hall} at {brand}: what people play right now, from many providers, with one wallet for everything.', // hall: title of a lobby, such as “Slots” or “Sports”; brand: name of the site.
  vip: 'VIP levels of {brand}: what each level asks for, and its gifts, weekly rebate and birthday present.', // brand: name of the site.
});
