/** What can be typed after `npm run sandbox --`. */
export const help = `maintenance on [--from 2026-12-31T04:00:00Z] [--until 2026-12-31T06:00:00Z] | maintenance off
region block VN | region allow VN      visitors from there are kept out, or let in again
address block 203.0.113.0/24           an address or a network is kept out, or let in again with
                                       address allow; this machine's is 127.0.0.1 or ::1
visitor VN                             where all visitors are taken to come from
flag MOBILENUMREG3 on|off              a module of the white-label tree, and those beneath it; status lists them
register on|off                        whether new members are taken
rule idNumber digits --min 8 --max 12 --required
                                       what a field of the register form takes: one of 18 families of
                                       patterns, 1 to 64 characters unless said, optional unless said;
                                       rule idNumber off
human puzzle|fixed|off                 human verification; fixed puts the gap always at 140
human for sms password register        what people are verified for
firebase on|off                        Firebase's stand-in proves phone numbers
firebase fails QUOTA_EXCEEDED          what it answers to everything, until firebase fails never
login everybody|members|agents         who may log in here
forgotten tells|silent                  whether a forgotten password says that there is no such account
breaks all|long                         lengths of a break: all, or those of 72 hours and more
protection none|medium|high            what members read of how their money is held, should the operator fail
proof new-network on|off               whether a login from a network that is new for the account wants one more proof
domains aurora.example one.example     addresses of the site, for the page that measures them; domains none
popup on|off                           the announcement that pops up over the home page
account mira [--brand aurora]           what there is of an account: state, balances, limits, pause, withdrawals
account mira active|disabled|expired|default | account mira series 1900
                                       --brand says which, where more than one has the name; --brand all
sessions                               how many people are signed in, by brand
sessions end mira [--brand aurora]     signs an account out everywhere and forgets its browsers, without closing it
sessions end --all --brand aurora|all [--dry]
                                       the same for everybody of a brand, or of all; with --dry it says how many
code petra                             the Google code of now
outbox [20]                            the latest messages
clearing auto|manual                   whether the demo bank credits deposits and pays withdrawals by itself
deposits                               those that are open, with their references
deposit pay AU7Q44KD [500.37]          the bank received a payment, of the exact amount unless said
deposit fail AU7Q44KD "Card declined"  the bank refused it
withdrawals                            those that are under way
withdrawal review|send|sent|reject|return|close AU7Q44KD [reason]
                                       the next step of one; return and close end a case
settle dividend|daily|hourly|realTime 2026-10 [--dry]
                                       what is due of agent contracts up to the end of a month, or of a day such
                                       as 2026-10-12; nothing is settled or paid twice, and with --dry nothing at all
contract aurora arun '{"kind":"hourly","tiers":[{"validBet":"5000","rate":8}]}'
                                       the house offers a contract to an agent without an upline
errors [20]                            faults in the site's code that browsers told of; errors clear
applications                           for promotions, those that wait for an answer
applications pay ID 25.00 | applications reject ID "Reason"
bonus grant mira 25.00 --brand aurora --wager 10 --days 7 --most-stake 5.00 --most-win 500.00
    --games RNG,FISH --title "Reload" [--id ID]
                                       a bonus that is held until it was bet so often; one time in 30 days, any stake,
                                       any win and all games unless said; with the same id it is given once
bonus spins mira 50 --game g0 --stake 0.20 --until 2026-12-31T23:59:00Z --wager 10 --most-win 100.00
                                       free spins of a slot by its id or name; what they win is bonus money to be bet so
                                       often, and with --wager 0 or none the member's at once; other flags as above
reviews                                accounts that may be of somebody who is excluded: their games are closed
reviews clear ID | reviews same ID     another person, games open; the same, the exclusion holds there, too
points redemptions                     of the points mall, those that wait for an answer
points approve ID | points reject ID "Reason"
wallets single|transfer                whether all games play from one wallet, or each vendor has its own
vendor VELORA answers|silent|lost|down|refuses
                                       how the wallet of a vendor behaves: silent carries out and does not
                                       answer, lost never gets the request, down cannot be asked either
vendor VELORA service [--until 2026-12-31T06:00:00Z]
                                       its games are being serviced, until "vendor VELORA open"
results [team]                         matches that ended last, with their names for what follows
result correct MATCH 2-1 [--half-time 1-0] [--id ID]
                                       the score after all: all bets on it and its halves are settled anew, their
                                       members told; with the same id it is done once
result void MATCH abandoned|postponed|walkover [--id ID]
                                       the bets on it give their stakes back
owing                                  members whose balance is below zero since: play and withdrawals are closed
                                       to them until it is even
content export ./texts [aurora]        help, news, blog, announcements, and in aurora/ promotions, notices, banners, points and
                                       VIP levels, as a folder of Markdown and pictures per language
content import ./texts [aurora]        takes them over, unless something in them is wrong, which is said with its file
                                       and line; help, news, blog and announcements of all brands unless one is named
resource                               links of the brands: apps, social pages, the wallet's
resource IOS https://apps.example/ios [--code https://apps.example/ios.svg] | resource IOS none
                                       puts one in place, with a picture of its code, or takes it away
service                                ways to reach customer service
service PHONE tel:+6565550142 "Call us" | service PHONE none
service LIVECHAT https://chat.example/ | service LIVECHAT own | service LIVECHAT none
                                       a chat of somebody else, the one of this platform, or none
chat                                   conversations of the live chat in which a person is asked for
chat answer ID "Words" | chat end ID   plays that person
feedback                               what members wrote that waits for an answer
feedback answer ID "Words" | feedback noted ID [words] | feedback fixed ID [words]
                                       what became of it; the member reads the words
acts [20]                              what operators did last: who, what, why, before and after
acts waiting, approve 12, decline 12
                                       what moves money waits for a second person, where operators have tokens;
                                       there, --why "Ticket 4711" goes with each command that changes something
secrets wrap                           wraps private keys and secrets of authenticators by the first key of WRAP_KEYS
months                                 of bets and movements: what each holds
months detach 2025-08                  takes one off that is older than 13 whole months; the ledger and all sums stay
storage move                           moves pictures from the database to the bucket of STORAGE_URL
throttles clear                        forgets all counted tries
status                                 what is switched`;
