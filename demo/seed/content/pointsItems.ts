import { type Phrase, word } from '#platform/words';

/** Something of the points mall. Amounts are written in dollars. */
export interface PointsItemSeed {
  category: 'goods' | 'voucher' | 'bonus';
  name: Phrase;
  line: Phrase;
  /** Name of the product's picture. */
  picture: 'bonus' | 'coffee' | 'headphones' | 'luggage' | 'phone' | 'spins' | 'voucher' | 'watch';
  points: number;
  stock: number;
  minDeposits?: number;
  /** Of a bonus. */
  dollars?: number;
  isPopular?: boolean;
}

const toDoor = word('demo.item.toDoor');
const byText = word('demo.item.codeByText');
const atOnce = word('demo.item.atOnce');

type Goods = Omit<PointsItemSeed, 'category' | 'line'>;
const goods = (item: Goods): PointsItemSeed => ({ category: 'goods', line: toDoor, ...item });
const voucher = (points: number, dollars: number, isPopular = false): PointsItemSeed => ({
  category: 'voucher',
  line: byText,
  picture: 'voucher',
  name: word('demo.item.shoppingVoucher', { amount: `$${dollars}` }),
  points,
  stock: 240 - dollars,
  isPopular,
});
const bonus = (points: number, dollars: number, isPopular = false): PointsItemSeed => ({
  category: 'bonus',
  line: atOnce,
  picture: dollars < 10 ? 'spins' : 'bonus',
  name: word('demo.item.cash', { amount: `$${dollars}` }),
  points,
  stock: 1_000,
  dollars,
  isPopular,
});

/** What every demo brand offers for points. */
export const pointsItemSeeds: readonly PointsItemSeed[] = [
  goods({
    name: word('demo.item.phone256Gb'),
    picture: 'phone',
    points: 182_000,
    stock: 6,
    minDeposits: 1_000,
  }),
  goods({
    name: word('demo.item.studioHeadphones'),
    picture: 'headphones',
    points: 46_000,
    stock: 24,
  }),
  goods({
    name: word('demo.item.fitnessWatch'),
    picture: 'watch',
    points: 38_500,
    stock: 41,
  }),
  goods({
    name: word('demo.item.coffeeMachine'),
    picture: 'coffee',
    points: 52_000,
    stock: 12,
  }),
  voucher(9_800, 50, true),
  bonus(4_000, 5, true),
  goods({
    name: word('demo.item.cabinSuitcase'),
    picture: 'luggage',
    points: 24_000,
    stock: 18,
    isPopular: true,
  }),
  goods({
    name: word('demo.item.phone512Gb'),
    picture: 'phone',
    points: 236_000,
    stock: 3,
    minDeposits: 2_500,
  }),
  goods({
    name: word('demo.item.travelHeadphones'),
    picture: 'headphones',
    points: 29_500,
    stock: 33,
  }),
  goods({
    name: word('demo.item.runningWatch'),
    picture: 'watch',
    points: 18_500,
    stock: 57,
  }),
  goods({
    name: word('demo.item.espressoSet'),
    picture: 'coffee',
    points: 12_500,
    stock: 40,
  }),
  goods({
    name: word('demo.item.largeSuitcase'),
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
    name: word('demo.item.phoneCaseAndCharger'),
    picture: 'phone',
    points: 6_400,
    stock: 80,
  }),
  goods({
    name: word('demo.item.suitcaseSet'),
    picture: 'luggage',
    points: 58_000,
    stock: 0,
  }),
];
