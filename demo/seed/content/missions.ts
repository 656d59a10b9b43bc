import type { GameCategory, MissionPeriod } from '../../../contract';
import type { LocalisedText, MissionRow } from '../../../sandbox/db/schema';
import { text } from './text';

/** A mission of the demo world. Money is written in dollars. */
export interface MissionSeed {
  id: string;
  title: LocalisedText;
  line: LocalisedText;
  period: MissionPeriod;
  measure: MissionRow['measure'];
  /** A number of things; of `stake` dollars. */
  target: number;
  minDollars?: number;
  rounds?: number;
  gameTypes?: GameCategory[];
  dollars: number;
  /** Without it the reward is cash. */
  bonus?: { wagering: number; days: number; maxStake: number; gameTypes: GameCategory[] };
  /** Days before the beginning of the world on which the demo member accepted it; not at all without. */
  acceptedDaysAgo?: number;
}

export const missionSeeds: readonly MissionSeed[] = [
  {
    id: 'three-days',
    title: text('Three days', '三天', '3 日間', 'สามวัน', 'Ba ngày', 'Tiga hari'),
    line: text(
      'Bet $1 or more on three days of the week',
      '一周内有三天投注 $1 或以上',
      '週に 3 日、$1 以上をベット',
      'เดิมพัน $1 ขึ้นไปสามวันในสัปดาห์',
      'Cược từ $1 trong ba ngày của tuần',
      'Bertaruh $1 atau lebih pada tiga hari dalam seminggu',
    ),
    period: 'weekly',
    measure: 'betDays',
    target: 3,
    minDollars: 1,
    dollars: 3,
    acceptedDaysAgo: 6,
  },
  {
    id: 'new-slots',
    title: text(
      'Try three slots',
      '体验三款老虎机',
      'スロットを 3 つ試す',
      'ลองสล็อตสามเกม',
      'Thử ba trò slot',
      'Coba tiga slot',
    ),
    line: text(
      'Ten spins in each, any stake',
      '每款旋转十次，注额不限',
      '各 10 回、ベット額は自由',
      'เกมละสิบรอบ เดิมพันเท่าใดก็ได้',
      'Mười vòng mỗi trò, mức cược tùy ý',
      'Sepuluh putaran di tiap slot, taruhan bebas',
    ),
    period: 'once',
    measure: 'games',
    target: 3,
    rounds: 10,
    gameTypes: ['RNG'],
    dollars: 10,
    bonus: { wagering: 5, days: 7, maxStake: 5, gameTypes: ['RNG'] },
    acceptedDaysAgo: 200,
  },
  {
    id: 'week-deposit',
    title: text(
      'First deposit of the week',
      '本周首次存款',
      '今週最初の入金',
      'ฝากครั้งแรกของสัปดาห์',
      'Lần nạp đầu tuần',
      'Deposit pertama minggu ini',
    ),
    line: text(
      '$50 or more, any method',
      '$50 或以上，方式不限',
      '$50 以上、方法は自由',
      '$50 ขึ้นไป ทุกช่องทาง',
      'Từ $50, mọi phương thức',
      '$50 atau lebih, metode apa pun',
    ),
    period: 'weekly',
    measure: 'deposits',
    target: 1,
    minDollars: 50,
    dollars: 2,
  },
  {
    id: 'today-bets',
    title: text(
      'Twenty today',
      '今日二十注',
      '今日の 20 回',
      'วันนี้ยี่สิบครั้ง',
      'Hai mươi lượt hôm nay',
      'Dua puluh hari ini',
    ),
    line: text(
      'Twenty bets of $0.50 or more, any game',
      '任意游戏投注二十次，每次至少 $0.50',
      'どのゲームでも $0.50 以上を 20 回',
      'เดิมพัน $0.50 ขึ้นไปยี่สิบครั้ง ทุกเกม',
      'Hai mươi cược từ $0.50, mọi trò chơi',
      'Dua puluh taruhan $0.50 atau lebih, game apa pun',
    ),
    period: 'daily',
    measure: 'bets',
    target: 20,
    minDollars: 0.5,
    dollars: 1,
  },
  {
    id: 'lottery-evening',
    title: text('Lottery evening', '彩票之夜', 'ロッタリーの夜', 'ค่ำคืนลอตเตอรี่', 'Đêm xổ số', 'Malam lotre'),
    line: text(
      'Ten tickets this week',
      '本周十张彩票',
      '今週 10 枚の券',
      'สิบใบในสัปดาห์นี้',
      'Mười vé trong tuần này',
      'Sepuluh tiket minggu ini',
    ),
    period: 'weekly',
    measure: 'bets',
    target: 10,
    gameTypes: ['ELOTT', 'LOTT'],
    dollars: 5,
  },
  {
    id: 'week-stake',
    title: text(
      'A busy week',
      '忙碌的一周',
      'にぎやかな 1 週間',
      'สัปดาห์แห่งการเล่น',
      'Tuần sôi động',
      'Minggu yang ramai',
    ),
    line: text(
      'Valid bets of $250, any game',
      '任意游戏有效投注 $250',
      'どのゲームでも有効ベット $250',
      'เดิมพันที่นับได้ $250 ทุกเกม',
      'Cược hợp lệ $250, mọi trò chơi',
      'Taruhan valid $250, game apa pun',
    ),
    period: 'weekly',
    measure: 'stake',
    target: 250,
    dollars: 5,
    acceptedDaysAgo: 6,
  },
  {
    id: 'bring-friend',
    title: text('Bring a friend', '邀请好友', '友達を招待', 'ชวนเพื่อน', 'Mời một người bạn', 'Ajak teman'),
    line: text(
      'A friend joins and deposits $20',
      '好友注册并存款 $20',
      '友達が登録して $20 を入金',
      'เพื่อนสมัครและฝาก $20',
      'Bạn bè đăng ký và nạp $20',
      'Teman bergabung dan deposit $20',
    ),
    period: 'once',
    measure: 'friends',
    target: 1,
    minDollars: 20,
    dollars: 10,
  },
  {
    id: 'safe-account',
    title: text(
      'Safe account',
      '安全账户',
      '安全なアカウント',
      'บัญชีปลอดภัย',
      'Tài khoản an toàn',
      'Akun aman',
    ),
    line: text(
      'Add an authenticator app',
      '添加身份验证器应用',
      '認証アプリを追加',
      'เพิ่มแอปยืนยันตัวตน',
      'Thêm ứng dụng xác thực',
      'Tambahkan aplikasi autentikator',
    ),
    period: 'once',
    measure: 'authenticator',
    target: 1,
    dollars: 5,
  },
];
