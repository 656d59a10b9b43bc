import type { LocalisedText } from '../../../sandbox/db/schema';
import { text } from './text';

/** Something of the points mall. Amounts are written in dollars. */
export interface PointsItemSeed {
  category: 'goods' | 'voucher' | 'bonus';
  name: LocalisedText;
  line: LocalisedText;
  /** Name of the product's picture. */
  picture: 'bonus' | 'coffee' | 'headphones' | 'luggage' | 'phone' | 'spins' | 'voucher' | 'watch';
  points: number;
  stock: number;
  minDeposits?: number;
  /** Of a bonus. */
  dollars?: number;
  isPopular?: boolean;
}

const toDoor = text(
  'Delivered to your door',
  '送货上门',
  'ご自宅までお届け',
  'จัดส่งถึงบ้าน',
  'Giao tận nhà',
  'Dikirim sampai rumah',
);
const byText = text(
  'The code comes by text message',
  '兑换码以短信发送',
  'コードは SMS で届きます',
  'ส่งรหัสทาง SMS',
  'Mã gửi qua tin nhắn SMS',
  'Kode dikirim lewat SMS',
);
const atOnce = text(
  'In your main balance at once',
  '立即存入主账户',
  'メイン残高にすぐ入ります',
  'เข้ายอดหลักทันที',
  'Vào số dư chính ngay',
  'Langsung masuk saldo utama',
);

type Goods = Omit<PointsItemSeed, 'category' | 'line'>;
const goods = (item: Goods): PointsItemSeed => ({ category: 'goods', line: toDoor, ...item });
const voucher = (points: number, dollars: number, isPopular = false): PointsItemSeed => ({
  category: 'voucher',
  line: byText,
  picture: 'voucher',
  name: text(
    `Shopping voucher $${dollars}`,
    `购物券 $${dollars}`,
    `ギフト券 $${dollars}`,
    `บัตรช้อปปิ้ง $${dollars}`,
    `Phiếu mua sắm $${dollars}`,
    `Voucher belanja $${dollars}`,
  ),
  points,
  stock: 240 - dollars,
  isPopular,
});
const bonus = (points: number, dollars: number, isPopular = false): PointsItemSeed => ({
  category: 'bonus',
  line: atOnce,
  picture: dollars < 10 ? 'spins' : 'bonus',
  name: text(
    `Cash $${dollars}`,
    `现金 $${dollars}`,
    `現金 $${dollars}`,
    `เงินสด $${dollars}`,
    `Tiền mặt $${dollars}`,
    `Uang tunai $${dollars}`,
  ),
  points,
  stock: 1_000,
  dollars,
  isPopular,
});

/** What every demo brand offers for points. */
export const pointsItemSeeds: readonly PointsItemSeed[] = [
  goods({
    name: text(
      'Phone, 256 GB',
      '手机 256 GB',
      'スマートフォン 256 GB',
      'โทรศัพท์ 256 GB',
      'Điện thoại 256 GB',
      'Ponsel 256 GB',
    ),
    picture: 'phone',
    points: 182_000,
    stock: 6,
    minDeposits: 1_000,
  }),
  goods({
    name: text(
      'Studio headphones',
      '录音室耳机',
      'スタジオヘッドホン',
      'หูฟังสตูดิโอ',
      'Tai nghe phòng thu',
      'Headphone studio',
    ),
    picture: 'headphones',
    points: 46_000,
    stock: 24,
  }),
  goods({
    name: text(
      'Fitness watch',
      '运动手表',
      'フィットネスウォッチ',
      'นาฬิกาฟิตเนส',
      'Đồng hồ thể thao',
      'Jam kebugaran',
    ),
    picture: 'watch',
    points: 38_500,
    stock: 41,
  }),
  goods({
    name: text('Coffee machine', '咖啡机', 'コーヒーマシン', 'เครื่องชงกาแฟ', 'Máy pha cà phê', 'Mesin kopi'),
    picture: 'coffee',
    points: 52_000,
    stock: 12,
  }),
  voucher(9_800, 50, true),
  bonus(4_000, 5, true),
  goods({
    name: text(
      'Cabin suitcase',
      '登机箱',
      '機内持ち込みスーツケース',
      'กระเป๋าขึ้นเครื่อง',
      'Va li xách tay',
      'Koper kabin',
    ),
    picture: 'luggage',
    points: 24_000,
    stock: 18,
    isPopular: true,
  }),
  goods({
    name: text(
      'Phone, 512 GB',
      '手机 512 GB',
      'スマートフォン 512 GB',
      'โทรศัพท์ 512 GB',
      'Điện thoại 512 GB',
      'Ponsel 512 GB',
    ),
    picture: 'phone',
    points: 236_000,
    stock: 3,
    minDeposits: 2_500,
  }),
  goods({
    name: text(
      'Travel headphones',
      '旅行耳机',
      'トラベルヘッドホン',
      'หูฟังเดินทาง',
      'Tai nghe du lịch',
      'Headphone perjalanan',
    ),
    picture: 'headphones',
    points: 29_500,
    stock: 33,
  }),
  goods({
    name: text('Running watch', '跑步手表', 'ランニングウォッチ', 'นาฬิกาวิ่ง', 'Đồng hồ chạy bộ', 'Jam lari'),
    picture: 'watch',
    points: 18_500,
    stock: 57,
  }),
  goods({
    name: text(
      'Espresso set',
      '浓缩咖啡套装',
      'エスプレッソセット',
      'ชุดเอสเปรสโซ',
      'Bộ pha espresso',
      'Set espresso',
    ),
    picture: 'coffee',
    points: 12_500,
    stock: 40,
  }),
  goods({
    name: text(
      'Large suitcase',
      '大号行李箱',
      '大型スーツケース',
      'กระเป๋าเดินทางใบใหญ่',
      'Va li cỡ lớn',
      'Koper besar',
    ),
    picture: 'luggage',
    points: 31_000,
    stock: 15,
  }),
  voucher(2_100, 10),
  voucher(4_100, 20),
  voucher(19_000, 100),
  voucher(37_000, 200),
  bonus(850, 1),
  bonus(1_650, 2),
  bonus(7_800, 10),
  bonus(15_400, 20),
  bonus(38_000, 50),
  bonus(75_000, 100),
  goods({
    name: text(
      'Phone case and charger',
      '手机壳与充电器',
      'スマホケースと充電器',
      'เคสและที่ชาร์จ',
      'Ốp và sạc điện thoại',
      'Casing dan pengisi daya',
    ),
    picture: 'phone',
    points: 6_400,
    stock: 80,
  }),
  goods({
    name: text('Suitcase set', '行李箱套装', 'スーツケースセット', 'ชุดกระเป๋าเดินทาง', 'Bộ va li', 'Set koper'),
    picture: 'luggage',
    points: 58_000,
    stock: 0,
  }),
];
