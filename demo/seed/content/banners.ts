import type { LocalisedText } from '../../../sandbox/db/schema';
import type { BrandFacts } from '../brandFacts';
import { text } from './text';

/** One slide of a brand's carousel. */
export interface BannerSeed {
  /** A slide's name, or a brand whose hero it shows. */
  picture: string;
  label: LocalisedText;
  title: LocalisedText;
  words: LocalisedText;
  action: LocalisedText;
  href: string;
}

const season: BannerSeed = {
  picture: 'aurora',
  label: text('New season', '新赛季', '新シーズン', 'ซีซันใหม่', 'Mùa mới', 'Musim baru'),
  title: text(
    'Play under northern skies',
    '在北境星空下畅玩',
    '北の空の下で遊ぼう',
    'เล่นใต้ท้องฟ้าแสงเหนือ',
    'Chơi dưới bầu trời phương bắc',
    'Bermain di bawah langit utara',
  ),
  words: text(
    'Twelve new games from six studios. Every one is free to try before you stake a thing.',
    '六家工作室带来十二款新游戏，下注前均可免费试玩。',
    '6 つのスタジオから 12 本の新作。賭ける前にすべて無料で試せます。',
    'เกมใหม่สิบสองเกมจากหกสตูดิโอ ทดลองเล่นฟรีได้ทุกเกมก่อนเดิมพันจริง',
    'Mười hai trò chơi mới từ sáu nhà phát triển. Tất cả đều chơi thử miễn phí trước khi đặt cược.',
    'Dua belas permainan baru dari enam studio. Semuanya bisa dicoba gratis sebelum bertaruh.',
  ),
  action: text('See what’s new', '查看新游戏', '新作を見る', 'ดูเกมใหม่', 'Xem trò mới', 'Lihat yang baru'),
  href: '/rng',
};

const lotus: BannerSeed = {
  picture: 'lotus',
  label: text('Golden lotus', '金莲季', 'ゴールデンロータス', 'บัวทอง', 'Mùa sen vàng', 'Teratai emas'),
  title: text(
    'A warmer way to play',
    '更温暖的玩法',
    'もっとあたたかな遊び方',
    'เล่นอย่างอบอุ่นกว่าเดิม',
    'Hoàn trả mỗi ngày, điểm thưởng còn mãi',
    'Cara bermain yang lebih hangat',
  ),
  words: text(
    'A 1.2% rebate paid every day with no ceiling. Points never expire.',
    '每日返水 1.2%，无上限。积分永不过期。',
    '毎日 1.2% を上限なしで還元。ポイントに期限はありません。',
    'คืนยอด 1.2% ทุกวันไม่จำกัด แต้มไม่มีวันหมดอายุ',
    'Hoàn trả 1,2% trên mọi cược hợp lệ, không giới hạn. Điểm tích lũy không bao giờ hết hạn.',
    'Rabat 1,2% dibayar setiap hari tanpa batas. Poin tidak pernah kedaluwarsa.',
  ),
  action: text('See the offer', '查看优惠', '内容を見る', 'ดูข้อเสนอ', 'Xem ưu đãi', 'Lihat penawaran'),
  href: '/promotions',
};

const matchweek: BannerSeed = {
  picture: 'solar',
  label: text('Matchweek 12', '第 12 比赛周', '第 12 節', 'สัปดาห์ที่ 12', 'Vòng đấu 12', 'Pekan ke-12'),
  title: text(
    'Ninety minutes. Every angle.',
    '九十分钟，尽览全局。',
    '90 分、すべての角度から。',
    'เก้าสิบนาที ทุกมุมมอง',
    'Chín mươi phút. Mọi góc nhìn.',
    'Sembilan puluh menit. Setiap sudut.',
  ),
  words: text(
    'Live prices on 1,200 matches this week, with cash-out on every market.',
    '本周 1,200 场比赛实时赔率，所有盘口均可提前结算。',
    '今週は 1,200 試合でライブオッズ。すべてのマーケットでキャッシュアウトできます。',
    'ราคาสด 1,200 แมตช์ในสัปดาห์นี้ ถอนเดิมพันก่อนได้ทุกตลาด',
    'Tỷ lệ trực tiếp cho 1.200 trận tuần này, rút cược sớm ở mọi thị trường.',
    'Harga langsung untuk 1.200 pertandingan pekan ini, dengan cash-out di setiap pasar.',
  ),
  action: text('Open sportsbook', '进入体育', 'スポーツを開く', 'เปิดกีฬา', 'Mở thể thao', 'Buka olahraga'),
  href: '/sports',
};

const tables: BannerSeed = {
  picture: 'tables',
  label: text('Live tables', '真人桌台', 'ライブテーブル', 'โต๊ะสด', 'Bàn trực tiếp', 'Meja langsung'),
  title: text(
    'A seat is kept for you',
    '为您留好座位',
    '席をご用意しています',
    'เก็บที่นั่งไว้ให้คุณ',
    'Chỗ ngồi dành cho bạn',
    'Kursi tersedia untuk Anda',
  ),
  words: text(
    'Baccarat, roulette and blackjack from twelve houses, day and night. Limits stand on every table.',
    '十二家厅馆的百家乐、轮盘与二十一点，昼夜不停。每张桌台均标明限额。',
    '12 ハウスのバカラ、ルーレット、ブラックジャックを昼夜提供。全テーブルにリミットを明示。',
    'บาคาร่า รูเล็ต และแบล็คแจ็คจากสิบสองค่าย ทั้งวันทั้งคืน ทุกโต๊ะแสดงวงเงิน',
    'Baccarat, roulette và blackjack từ mười hai nhà cái, ngày đêm. Mỗi bàn đều ghi rõ hạn mức.',
    'Baccarat, roulette, dan blackjack dari dua belas rumah, siang dan malam. Batas tertera di setiap meja.',
  ),
  action: text('Find a table', '寻找桌台', 'テーブルを探す', 'หาโต๊ะ', 'Tìm bàn', 'Cari meja'),
  href: '/live',
};

const vault: BannerSeed = {
  picture: 'vault',
  label: text('Fixed jackpots', '固定大奖', '固定ジャックポット', 'แจ็คพอตคงที่', 'Hũ cố định', 'Jackpot tetap'),
  title: text(
    'Five wilds open the vault',
    '五个百搭开启宝库',
    'ワイルド 5 つで金庫が開く',
    'ห้าไวลด์เปิดห้องนิรภัย',
    'Năm biểu tượng thay thế mở kho báu',
    'Lima wild membuka brankas',
  ),
  words: text(
    'Games marked Jackpot pay 10,000 line stakes for five on a line. The odds are in every pay table.',
    '标有“大奖”的游戏，一条线五个百搭赔付单线投注的 10,000 倍。概率见各游戏赔付表。',
    '「ジャックポット」表示のゲームは、1 ライン 5 個でライン賭け金の 10,000 倍。確率は配当表に記載。',
    'เกมที่มีป้ายแจ็คพอตจ่าย 10,000 เท่าของเดิมพันต่อเส้นเมื่อได้ห้าตัว ดูโอกาสได้ในตารางจ่าย',
    'Trò có nhãn Hũ trả 10.000 lần tiền cược mỗi dòng khi đủ năm. Tỷ lệ nằm trong bảng trả thưởng.',
    'Permainan bertanda Jackpot membayar 10.000 kali taruhan garis untuk lima sebaris. Peluangnya ada di tabel pembayaran.',
  ),
  action: text(
    'Play Prism Vault',
    '畅玩 Prism Vault',
    'Prism Vault を遊ぶ',
    'เล่น Prism Vault',
    'Chơi Prism Vault',
    'Mainkan Prism Vault',
  ),
  href: '/rng',
};

const limits: BannerSeed = {
  picture: 'tidewatch',
  label: text('Safer play', '理性娱乐', '安心して遊ぶ', 'เล่นอย่างปลอดภัย', 'Chơi an toàn', 'Bermain aman'),
  title: text(
    'Your limits, your pace',
    '由您设限，由您掌控',
    '自分の限度、自分のペース',
    'วงเงินของคุณ จังหวะของคุณ',
    'Hạn mức của bạn, nhịp của bạn',
    'Batas Anda, ritme Anda',
  ),
  words: text(
    'Set a deposit limit, take a break, or read your own record at any time. Help is here day and night.',
    '随时设定存款限额、暂停娱乐或查看自己的记录。客服昼夜在线。',
    '入金限度の設定、休憩、記録の確認がいつでも可能。サポートは 24 時間対応です。',
    'ตั้งวงเงินฝาก พักการเล่น หรือดูประวัติได้ทุกเมื่อ มีผู้ช่วยเหลือทั้งวันทั้งคืน',
    'Đặt hạn mức nạp, tạm nghỉ hoặc xem lịch sử bất cứ lúc nào. Hỗ trợ ngày đêm.',
    'Atur batas deposit, beristirahat, atau baca catatan Anda kapan saja. Bantuan tersedia siang dan malam.',
  ),
  action: text('How it works', '了解更多', '仕組みを見る', 'วิธีใช้งาน', 'Cách hoạt động', 'Cara kerjanya'),
  href: '/help',
};

/** The first slide of a brand that has written none. */
const welcome = ({ name }: BrandFacts) => ({
  label: text('Welcome', '欢迎', 'ようこそ', 'ยินดีต้อนรับ', 'Chào mừng', 'Selamat datang'),
  title: text(
    `Welcome to ${name}`,
    `欢迎来到 ${name}`,
    `${name} へようこそ`,
    `ยินดีต้อนรับสู่ ${name}`,
    `Chào mừng đến với ${name}`,
    `Selamat datang di ${name}`,
  ),
  words: text(
    'Every game is free to try before you stake a thing.',
    '每款游戏下注前均可免费试玩。',
    'どのゲームも、賭ける前に無料で試せます。',
    'ทดลองเล่นฟรีได้ทุกเกมก่อนเดิมพันจริง',
    'Mọi trò chơi đều chơi thử miễn phí trước khi đặt cược.',
    'Setiap permainan bisa dicoba gratis sebelum bertaruh.',
  ),
  action: text('See the games', '查看游戏', 'ゲームを見る', 'ดูเกม', 'Xem trò chơi', 'Lihat permainan'),
});

const written: Readonly<Record<string, readonly BannerSeed[]>> = {
  aurora: [season, tables, vault, limits],
  lotus: [lotus, tables, season, limits],
  solar: [matchweek, tables, vault, limits],
};

/** Four slides of a brand; the first is the one that visitors meet, with the brand's own picture. */
export const bannersOf = (brand: BrandFacts): readonly BannerSeed[] =>
  written[brand.id] ?? [
    { picture: brand.id, ...welcome(brand), ...brand.banner, href: '/rng' },
    tables,
    vault,
    limits,
  ];
