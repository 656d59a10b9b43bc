import type { LocalisedText } from '../../../sandbox/db/schema';
import { text } from './text';

/** One line of the marquee, or what pops up. */
export interface NoticeSeed {
  slug: string;
  title: LocalisedText;
  /** HTML of the notice page. */
  content: LocalisedText;
}

const paragraph = (words: LocalisedText): LocalisedText =>
  Object.fromEntries(Object.entries(words).map(([tag, sentence]) => [tag, `<p>${sentence}</p>`]));

const service = text(
  'Eastgate live tables are serviced on Tuesdays, 03:00–04:30. Balances and open bets are not affected.',
  'Eastgate 真人桌台每周二 03:00–04:30 维护，余额与未结注单不受影响。',
  'Eastgate ライブテーブルは毎週火曜 03:00–04:30 に点検します。残高と未決済のベットに影響はありません。',
  'โต๊ะสด Eastgate ปิดปรับปรุงทุกวันอังคาร 03:00–04:30 ยอดเงินและเดิมพันไม่ได้รับผลกระทบ',
  'Bàn Eastgate bảo trì thứ Ba hằng tuần, 03:00–04:30. Số dư và cược đang mở không bị ảnh hưởng.',
  'Meja langsung Eastgate dirawat setiap Selasa, 03:00–04:30. Saldo dan taruhan terbuka tidak terpengaruh.',
);
const serviceMore = text(
  'Tables of other studios stay open. A round that has begun is played to its end; the stake of one that cannot end is given back.',
  '其他厂商的桌台照常开放。已开始的局会进行到底；无法完成的局将退还注金。',
  'ほかのスタジオのテーブルは通常どおり遊べます。始まったラウンドは最後まで進み、終えられないラウンドの賭け金は返金されます。',
  'โต๊ะของค่ายอื่นเปิดตามปกติ รอบที่เริ่มแล้วจะเล่นจนจบ รอบที่จบไม่ได้จะคืนเงินเดิมพัน',
  'Bàn của các nhà cung cấp khác vẫn mở. Ván đã bắt đầu được chơi đến hết; ván không thể kết thúc sẽ được hoàn tiền cược.',
  'Meja studio lain tetap buka. Putaran yang sudah dimulai diselesaikan; taruhan pada putaran yang tidak dapat selesai dikembalikan.',
);
const draws = text(
  'Vietnam results appear within a minute of the draw: South 16:15, Central 17:15, North 18:15 (UTC+7).',
  '越南彩票开奖一分钟内公布结果：南部 16:15、中部 17:15、北部 18:15（UTC+7）。',
  'ベトナムの結果は抽選後 1 分以内に表示：南部 16:15、中部 17:15、北部 18:15（UTC+7）。',
  'ผลลอตเตอรี่เวียดนามแสดงภายในหนึ่งนาที: ใต้ 16:15 กลาง 17:15 เหนือ 18:15 (UTC+7)',
  'Kết quả xổ số hiển thị trong vòng một phút: Nam 16:15, Trung 17:15, Bắc 18:15 (UTC+7).',
  'Hasil Vietnam tampil dalam satu menit setelah undian: Selatan 16:15, Tengah 17:15, Utara 18:15 (UTC+7).',
);
const drawsMore = text(
  'Your bets are settled right after. If a draw is held late, bets on it wait for its result.',
  '结果公布后立即结算您的注单。若开奖延迟，注单将等待结果。',
  '結果が出ると、ベットはすぐに精算されます。抽選が遅れた場合、ベットは結果が出るまで未決済のままです。',
  'เดิมพันของคุณจะคิดผลทันทีหลังประกาศ หากการออกรางวัลล่าช้า เดิมพันจะรอจนกว่าจะมีผล',
  'Vé cược của bạn được tính ngay sau đó. Nếu kỳ quay bị trễ, vé cược sẽ chờ đến khi có kết quả.',
  'Taruhan Anda diselesaikan segera setelahnya. Jika undian terlambat, taruhan menunggu sampai hasilnya ada.',
);
const safety = text(
  'We never ask for your password by phone, text message or chat. If somebody does, end the call and tell us.',
  '我们绝不会通过电话、短信或聊天索要您的密码。如有人索要，请立即挂断并告知我们。',
  '当社が電話、SMS、チャットでパスワードを尋ねることはありません。尋ねられたら通話を切り、お知らせください。',
  'เราไม่เคยขอรหัสผ่านทางโทรศัพท์ ข้อความ หรือแชต หากมีผู้ขอ ให้วางสายแล้วแจ้งเรา',
  'Chúng tôi không bao giờ hỏi mật khẩu qua điện thoại, tin nhắn hay trò chuyện. Nếu có ai hỏi, hãy ngắt máy và báo cho chúng tôi.',
  'Kami tidak pernah meminta kata sandi lewat telepon, SMS, atau obrolan. Jika ada yang memintanya, akhiri panggilan dan beri tahu kami.',
);
const safetyMore = text(
  'If somebody may know your password, change it now and write to our help desk.',
  '如果您怀疑密码已泄露，请立即修改并联系客服。',
  'パスワードを知られたおそれがあるときは、すぐに変更してサポートにご連絡ください。',
  'หากสงสัยว่ามีผู้รู้รหัสผ่านของคุณ ให้เปลี่ยนทันทีและติดต่อฝ่ายช่วยเหลือ',
  'Nếu nghi ngờ có người biết mật khẩu của bạn, hãy đổi ngay và liên hệ bộ phận hỗ trợ.',
  'Jika Anda menduga kata sandi Anda diketahui orang lain, segera ganti dan hubungi bantuan.',
);

const transfers = text(
  'Bank transfers rest on Sunday, 00:00–02:00 (UTC+7)',
  '银行转账将于周日 00:00–02:00（UTC+7）暂停',
  '銀行振込は日曜 00:00–02:00（UTC+7）に停止します',
  'การโอนผ่านธนาคารหยุดให้บริการวันอาทิตย์ 00:00–02:00 (UTC+7)',
  'Chuyển khoản ngân hàng tạm nghỉ Chủ nhật, 00:00–02:00 (UTC+7)',
  'Transfer bank berhenti sementara hari Minggu, 00:00–02:00 (UTC+7)',
);
const transfersAfter = text(
  'What you send in these hours is booked right after. QR transfer and e-wallets work as always.',
  '此期间的转账将在恢复后立即入账。扫码转账与电子钱包照常使用。',
  'この間の振込は再開後すぐに反映されます。QR 送金と電子ウォレットは通常どおりご利用いただけます。',
  'ยอดที่โอนในช่วงนี้จะเข้าบัญชีทันทีหลังเปิดให้บริการ การโอนด้วย QR และอีวอลเล็ตใช้ได้ตามปกติ',
  'Khoản chuyển trong thời gian này được ghi có ngay sau đó. Chuyển bằng QR và ví điện tử vẫn hoạt động bình thường.',
  'Dana yang dikirim pada jam ini dibukukan segera setelahnya. Transfer QR dan e-wallet tetap seperti biasa.',
);

/** What pops up once the operator says so. */
export const popupSeed: NoticeSeed = {
  slug: 'transfers',
  title: transfers,
  content: paragraph(transfersAfter),
};

/** The marquee of every demo brand, first line first. */
export const noticeSeeds: readonly NoticeSeed[] = [
  { slug: 'service', title: service, content: paragraph(serviceMore) },
  { slug: 'draws', title: draws, content: paragraph(drawsMore) },
  { slug: 'safety', title: safety, content: paragraph(safetyMore) },
];
