import type { PromotionTeaser } from '../../../contract';
import type { LocalisedText } from '../../../sandbox/db/schema';
import { text } from './text';

/** One promotion as every demo brand has it. Amounts follow the brand's currency. */
export interface PromotionSeed {
  slug: string;
  picture: string;
  category: string;
  status: PromotionTeaser['status'];
  label: LocalisedText;
  title: (most: string) => LocalisedText;
  terms: LocalisedText;
}

/** The highest bonus of the welcome promotion, as each currency writes it. */
export const welcomeMost: Readonly<Record<string, string>> = {
  USD: '$200',
  THB: '฿5,000',
  VND: '₫5.000.000',
};

export const promotions: readonly PromotionSeed[] = [
  {
    slug: 'welcome',
    picture: 'promo-welcome',
    category: 'welcome',
    status: 'join',
    label: text('Welcome', '新会员', 'ようこそ', 'ต้อนรับ', 'Chào mừng', 'Selamat datang'),
    title: (most) =>
      text(
        `First deposit matched up to ${most}`,
        `首存双倍，最高 ${most}`,
        `初回入金を最大 ${most} まで同額進呈`,
        `ฝากครั้งแรกรับเพิ่มสูงสุด ${most}`,
        `Nhân đôi lần nạp đầu, tối đa ${most}`,
        `Deposit pertama digandakan hingga ${most}`,
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
    status: 'join',
    label: text('Every day', '每日', '毎日', 'ทุกวัน', 'Hằng ngày', 'Setiap hari'),
    title: () =>
      text(
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
    status: 'join',
    label: text('Lottery', '彩票', '宝くじ', 'ลอตเตอรี่', 'Xổ số', 'Lotre'),
    title: () =>
      text(
        'Saturday draw: double points',
        '周六开奖：双倍积分',
        '土曜抽選：ポイント 2 倍',
        'งวดวันเสาร์ รับแต้มสองเท่า',
        'Thứ Bảy: nhân đôi điểm thưởng',
        'Undian Sabtu: poin ganda',
      ),
    terms: text('Every Saturday', '每周六', '毎週土曜日', 'ทุกวันเสาร์', 'Mỗi thứ Bảy', 'Setiap Sabtu'),
  },
];
