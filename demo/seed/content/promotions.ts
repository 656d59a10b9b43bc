import type { PromotionKind, PromotionTerms } from '../../../contract';
import type { LocalisedText } from '../../../sandbox/db/schema';
import { text } from './text';

/** One promotion as every demo brand has it. Amounts in its texts are written in dollars, such as `$20`. */
export interface PromotionSeed {
  slug: string;
  picture: string;
  category: 'welcome' | 'daily' | 'slots' | 'sports' | 'lottery' | 'vip';
  kind: PromotionKind;
  /** Its numbers; money is written in dollars. */
  offer: Omit<PromotionTerms, 'most' | 'minDeposit' | 'maxStake' | 'ticket'> & {
    most?: number;
    minDeposit?: number;
    maxStake?: number;
    ticket?: number;
  };
  /** Of a raffle: prizes in dollars, and how many tickets of 10,000 bring them. */
  prizes?: { dollars: number; chance: number }[];
  /** Days from the beginning of the world. @default 0 */
  starts?: number;
  ends?: number;
  label: LocalisedText;
  title: LocalisedText;
  terms: LocalisedText;
}

export const promotions: readonly PromotionSeed[] = [
  {
    slug: 'welcome',
    picture: 'promo-welcome',
    category: 'welcome',
    kind: 'depositBonus',
    offer: {
      rate: 10_000,
      most: 200,
      minDeposit: 20,
      wagering: 8,
      days: 30,
      maxStake: 5,
      gameTypes: ['RNG', 'FISH'],
    },
    label: text('Welcome', '新会员', 'ようこそ', 'ต้อนรับ', 'Chào mừng', 'Selamat datang'),
    title: text(
      'First deposit matched up to $200',
      '首存双倍，最高 $200',
      '初回入金を最大 $200 まで同額進呈',
      'ฝากครั้งแรกรับเพิ่มสูงสุด $200',
      'Nhân đôi lần nạp đầu, tối đa $200',
      'Deposit pertama digandakan hingga $200',
    ),
    terms: text(
      'Wagering 8×, 30 days',
      '流水 8 倍，30 天',
      '賭け条件 8 倍、30 日',
      'เทิร์น 8 เท่า ภายใน 30 วัน',
      'Vòng cược 8×, 30 ngày',
      'Taruhan 8×, 30 hari',
    ),
  },
  {
    slug: 'rebate',
    picture: 'promo-rebate',
    category: 'daily',
    kind: 'rebate',
    offer: { rate: 120, of: 'validBet' },
    label: text('Every day', '每日', '毎日', 'ทุกวัน', 'Hằng ngày', 'Setiap hari'),
    title: text(
      '1.2% rebate, no upper limit',
      '1.2% 返水，无上限',
      '1.2% 還元、上限なし',
      'คืนยอด 1.2% ไม่จำกัด',
      'Hoàn trả 1,2%, không giới hạn',
      'Rabat 1,2%, tanpa batas',
    ),
    terms: text(
      'Paid at 06:00',
      '06:00 派发',
      '06:00 に支払い',
      'จ่ายเวลา 06:00',
      'Trả lúc 06:00',
      'Dibayar pukul 06:00',
    ),
  },
  {
    slug: 'lotto',
    picture: 'promo-lotto',
    category: 'lottery',
    kind: 'raffle',
    offer: { ticket: 20, most: 888 },
    prizes: [
      { dollars: 888, chance: 1 },
      { dollars: 88, chance: 20 },
      { dollars: 8, chance: 400 },
      { dollars: 1, chance: 4_000 },
    ],
    label: text('Raffle', '抽奖', '抽選', 'จับรางวัล', 'Rút thăm', 'Undian'),
    title: text(
      'Lucky envelope for each $20 of bets',
      '每投注 $20 得一个幸运红包',
      '$20 のベットごとに幸運の封筒',
      'ซองนำโชคทุกยอดเดิมพัน $20',
      'Phong bao may mắn cho mỗi $20 cược',
      'Amplop keberuntungan tiap taruhan $20',
    ),
    terms: text(
      'Up to $888, nothing to bet',
      '最高 $888，无需投注',
      '最大 $888、ベット不要',
      'สูงสุด $888 ไม่ต้องวางเดิมพัน',
      'Tối đa $888, không cần cược',
      'Hingga $888, tanpa taruhan',
    ),
  },
  {
    slug: 'stake-back',
    picture: 'promo-cup',
    category: 'sports',
    kind: 'application',
    offer: { most: 50, answerHours: 24 },
    label: text('Sports', '体育', 'スポーツ', 'กีฬา', 'Thể thao', 'Olahraga'),
    title: text(
      'Lose by one goal, get the stake back',
      '一球之差落败，退还本金',
      '1 点差の負けはベット返還',
      'แพ้ลูกเดียว รับเงินเดิมพันคืน',
      'Thua một bàn, hoàn lại tiền cược',
      'Kalah satu gol, taruhan kembali',
    ),
    terms: text(
      'Apply with a picture, up to $50',
      '附图申请，最高 $50',
      '画像を付けて申請、最大 $50',
      'สมัครพร้อมรูป สูงสุด $50',
      'Nộp kèm ảnh, tối đa $50',
      'Ajukan dengan gambar, hingga $50',
    ),
  },
  {
    slug: 'quiet-day',
    picture: 'promo-rebate',
    category: 'slots',
    kind: 'rebate',
    offer: { rate: 500, of: 'netLoss', most: 50 },
    label: text('Slots', '老虎机', 'スロット', 'สล็อต', 'Slot', 'Slot'),
    title: text(
      '5% of a losing day back',
      '当日亏损返还 5%',
      '負けた日は 5% を還元',
      'คืน 5% ของวันที่เสีย',
      'Hoàn 5% của ngày thua',
      'Kembali 5% dari hari yang kalah',
    ),
    terms: text(
      'Up to $50 a day, nothing to bet',
      '每日最高 $50，无需投注',
      '1 日最大 $50、ベット不要',
      'สูงสุด $50 ต่อวัน ไม่ต้องวางเดิมพัน',
      'Tối đa $50 mỗi ngày, không cần cược',
      'Hingga $50 per hari, tanpa taruhan',
    ),
  },
  {
    slug: 'northern-weekend',
    picture: 'promo-welcome',
    category: 'vip',
    kind: 'depositBonus',
    starts: 200,
    offer: { rate: 5_000, most: 300, minDeposit: 50, wagering: 8, days: 14, maxStake: 10 },
    label: text('VIP', 'VIP', 'VIP', 'VIP', 'VIP', 'VIP'),
    title: text(
      'Northern weekend: half of a deposit on top',
      '北境周末：存款额外加赠一半',
      '北国の週末：入金の半額を上乗せ',
      'สุดสัปดาห์แดนเหนือ รับเพิ่มครึ่งหนึ่งของยอดฝาก',
      'Cuối tuần phương Bắc: thêm một nửa tiền nạp',
      'Akhir pekan utara: tambahan setengah deposit',
    ),
    terms: text(
      'Wagering 8×, 14 days',
      '流水 8 倍，14 天',
      '賭け条件 8 倍、14 日',
      'เทิร์น 8 เท่า ภายใน 14 วัน',
      'Vòng cược 8×, 14 ngày',
      'Taruhan 8×, 14 hari',
    ),
  },
  {
    slug: 'derby-photo',
    picture: 'promo-cup',
    category: 'sports',
    kind: 'application',
    starts: -60,
    ends: -12,
    offer: { most: 20, answerHours: 24 },
    label: text('Sports', '体育', 'スポーツ', 'กีฬา', 'Thể thao', 'Olahraga'),
    title: text('Derby photo', '德比照片', 'ダービーの写真', 'ภาพถ่ายดาร์บี้', 'Ảnh trận derby', 'Foto derbi'),
    terms: text('Up to $20', '最高 $20', '最大 $20', 'สูงสุด $20', 'Tối đa $20', 'Hingga $20'),
  },
  {
    slug: 'autumn-story',
    picture: 'promo-lotto',
    category: 'daily',
    kind: 'application',
    starts: -50,
    ends: -10,
    offer: { most: 20, answerHours: 24 },
    label: text('Every day', '每日', '毎日', 'ทุกวัน', 'Hằng ngày', 'Setiap hari'),
    title: text(
      'Autumn story',
      '秋日故事',
      '秋の物語',
      'เรื่องเล่าฤดูใบไม้ร่วง',
      'Chuyện mùa thu',
      'Cerita musim gugur',
    ),
    terms: text('Up to $20', '最高 $20', '最大 $20', 'สูงสุด $20', 'Tối đa $20', 'Hingga $20'),
  },
  {
    slug: 'september-reload',
    picture: 'promo-welcome',
    category: 'welcome',
    kind: 'depositBonus',
    starts: -80,
    ends: -50,
    offer: { rate: 3_000, most: 100, minDeposit: 20, wagering: 6, days: 14, maxStake: 5 },
    label: text('Welcome', '新会员', 'ようこそ', 'ต้อนรับ', 'Chào mừng', 'Selamat datang'),
    title: text(
      'September reload',
      '九月续存',
      '9 月のリロード',
      'รีโหลดเดือนกันยายน',
      'Nạp lại tháng Chín',
      'Reload September',
    ),
    terms: text(
      'Wagering 6×, 14 days',
      '流水 6 倍，14 天',
      '賭け条件 6 倍、14 日',
      'เทิร์น 6 เท่า ภายใน 14 วัน',
      'Vòng cược 6×, 14 ngày',
      'Taruhan 6×, 14 hari',
    ),
  },
];
