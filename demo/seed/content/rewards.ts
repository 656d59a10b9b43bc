import type { GameCategory } from '../../../contract';
import type { LocalisedText } from '../../../sandbox/db/schema';
import { text } from './text';

/** A reward of the demo member. Amounts are written in dollars, days count from the beginning of the world. */
export interface RewardSeed {
  title: LocalisedText;
  reason: LocalisedText;
  dollars: number;
  opens: number;
  ends: number;
  /** Without it the reward is cash. */
  bonus?: { wagering: number; days: number; maxStake: number; gameTypes: GameCategory[] };
}

const cash = text('Cash reward', '现金奖励', '現金リワード', 'รางวัลเงินสด', 'Thưởng tiền mặt', 'Hadiah tunai');

export const rewardSeeds: readonly RewardSeed[] = [
  {
    title: cash,
    reason: text(
      'Thanks for a year with us',
      '感谢您陪伴一周年',
      'ご登録1周年のお礼',
      'ขอบคุณที่อยู่กับเราครบปี',
      'Cảm ơn một năm đồng hành',
      'Terima kasih atas setahun bersama kami',
    ),
    dollars: 25,
    opens: -6,
    ends: 8,
  },
  {
    title: text(
      'Weekend reload',
      '周末充值红利',
      '週末リロード',
      'รีโหลดสุดสัปดาห์',
      'Nạp lại cuối tuần',
      'Reload akhir pekan',
    ),
    reason: text(
      'Bonus of the last deposit',
      '最近一次存款的红利',
      '前回の入金ボーナス',
      'โบนัสจากการฝากครั้งล่าสุด',
      'Thưởng của lần nạp gần nhất',
      'Bonus deposit terakhir',
    ),
    dollars: 100,
    opens: -2,
    ends: 5,
    bonus: { wagering: 8, days: 7, maxStake: 5, gameTypes: ['RNG', 'FISH'] },
  },
  {
    title: text(
      'Autumn draw',
      '秋季抽奖',
      '秋の抽選',
      'จับรางวัลฤดูใบไม้ร่วง',
      'Quay thưởng mùa thu',
      'Undian musim gugur',
    ),
    reason: text(
      'One of 12 winners',
      '12 位得主之一',
      '当選者 12 名の 1 人',
      'หนึ่งใน 12 ผู้โชคดี',
      'Một trong 12 người trúng',
      'Salah satu dari 12 pemenang',
    ),
    dollars: 10,
    opens: -1,
    ends: 30,
  },
  {
    title: text(
      'New Year bonus',
      '新年红利',
      '新年ボーナス',
      'โบนัสปีใหม่',
      'Thưởng năm mới',
      'Bonus Tahun Baru',
    ),
    reason: text('Every year', '每年一次', '毎年', 'ทุกปี', 'Mỗi năm', 'Setiap tahun'),
    dollars: 10,
    opens: 40,
    ends: 54,
  },
  {
    title: cash,
    reason: text(
      'Week of slots, October',
      '老虎机周，十月',
      'スロット週間、10月',
      'สัปดาห์สล็อต ตุลาคม',
      'Tuần lễ slot, tháng 10',
      'Pekan slot, Oktober',
    ),
    dollars: 25,
    opens: -36,
    ends: -22,
  },
];
