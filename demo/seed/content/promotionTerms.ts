import type { PromotionKind } from '../../../contract';
import type { LocalisedText } from '../../../sandbox/db/schema';
import { text } from './text';

/** A page of terms: its paragraphs, each with a heading, by language. */
const terms = (...parts: readonly [heading: LocalisedText, words: LocalisedText][]): LocalisedText =>
  Object.fromEntries(
    Object.keys(parts[0]?.[0] ?? {}).map((tag) => [
      tag,
      parts.map(([heading, words]) => `<h3>${heading[tag]}</h3><p>${words[tag]}</p>`).join(''),
    ]),
  );

const who = text(
  'Who can take part',
  '参与资格',
  '参加できる人',
  'ใครเข้าร่วมได้',
  'Ai có thể tham gia',
  'Siapa yang bisa ikut',
);
const whoWords = text(
  'Every member of full age with a real account, once for each person, household and payment account. A break or an exclusion holds here as well.',
  '每位已成年且拥有真实账户的会员均可参与，每人、每户、每个支付账户限一次。暂停或自我排除在此同样有效。',
  '実際のアカウントを持つ成人の会員が対象です。1 人、1 世帯、1 つの支払い口座につき 1 回です。休止と自己排除はここでも有効です。',
  'สมาชิกที่บรรลุนิติภาวะและมีบัญชีจริงทุกคน คนละหนึ่งครั้งต่อครัวเรือนและบัญชีชำระเงิน การพักหรือการกันตัวเองมีผลที่นี่ด้วย',
  'Mọi thành viên đủ tuổi có tài khoản thật, mỗi người, mỗi hộ và mỗi tài khoản thanh toán một lần. Tạm nghỉ hoặc tự loại trừ cũng có hiệu lực ở đây.',
  'Setiap anggota dewasa dengan akun nyata, satu kali per orang, rumah tangga, dan rekening pembayaran. Jeda atau pengecualian juga berlaku di sini.',
);
const leave = text('How to leave', '如何退出', 'やめるには', 'วิธีออก', 'Cách rời khỏi', 'Cara keluar');

/** All terms of a promotion, by what it does. */
export const promotionContent: Readonly<Record<PromotionKind, LocalisedText>> = {
  depositBonus: terms(
    [who, whoWords],
    [
      text(
        'When the bonus is added',
        '红利何时到账',
        'ボーナスが付くとき',
        'โบนัสเข้าเมื่อใด',
        'Khi nào cộng thưởng',
        'Kapan bonus ditambahkan',
      ),
      text(
        'With the first deposit after you joined that reaches the minimum, in the moment it is credited. While another bonus is open it waits for the next deposit.',
        '参与后首笔达到最低金额的存款到账时即时加赠。若有其他红利进行中，则等待下一笔存款。',
        '参加後、最低額に達した最初の入金が反映された時点で付きます。ほかのボーナスが進行中の間は、次の入金を待ちます。',
        'เมื่อยอดฝากแรกหลังเข้าร่วมที่ถึงขั้นต่ำเข้าบัญชี หากมีโบนัสอื่นอยู่ จะรอยอดฝากครั้งถัดไป',
        'Với lần nạp đầu tiên sau khi tham gia đạt mức tối thiểu, ngay khi tiền vào. Nếu đang có thưởng khác, hệ thống chờ lần nạp sau.',
        'Dengan deposit pertama setelah bergabung yang mencapai minimum, saat dikreditkan. Selama bonus lain berjalan, menunggu deposit berikutnya.',
      ),
    ],
    [
      text(
        'What counts',
        '如何计算',
        '対象になるもの',
        'อะไรนับบ้าง',
        'Những gì được tính',
        'Apa yang dihitung',
      ),
      text(
        'Valid bets in the games named above, up to the largest bet. Larger bets do not count; they do not end the bonus.',
        '上述游戏中不超过最高投注额的有效投注。超出的投注不计入，也不会终止红利。',
        '上記のゲームでの、最大ベット額までの有効ベットです。超えたベットは数えませんが、ボーナスは終わりません。',
        'เดิมพันที่นับได้ในเกมข้างต้น ไม่เกินเดิมพันสูงสุด เดิมพันที่เกินไม่นับ แต่ไม่ทำให้โบนัสสิ้นสุด',
        'Cược hợp lệ trong các trò nêu trên, đến mức cược cao nhất. Cược lớn hơn không được tính nhưng không kết thúc thưởng.',
        'Taruhan valid di game yang disebut di atas, hingga taruhan terbesar. Yang lebih besar tidak dihitung; bonus tidak berakhir.',
      ),
    ],
    [
      leave,
      text(
        'Give the bonus up in the bonus details whenever you like. The bonus and what was won with it go back; your deposit stays and is free at once.',
        '可随时在红利详情中放弃红利。红利及其赢利将收回；您的存款保留并立即可用。',
        'ボーナス詳細でいつでも放棄できます。ボーナスとその勝ち分は戻り、入金はそのまますぐ自由になります。',
        'สละโบนัสได้ทุกเมื่อในรายละเอียดโบนัส โบนัสและเงินที่ชนะจากโบนัสจะคืน ส่วนเงินฝากอยู่ครบและใช้ได้ทันที',
        'Bạn có thể bỏ thưởng bất cứ lúc nào trong chi tiết thưởng. Tiền thưởng và tiền thắng từ đó được thu lại; tiền nạp vẫn còn và tự do ngay.',
        'Lepaskan bonus kapan saja di detail bonus. Bonus dan kemenangannya kembali; deposit Anda tetap dan langsung bebas.',
      ),
    ],
  ),
  rebate: terms(
    [who, whoWords],
    [
      text('When it is paid', '何时派发', '支払いの時期', 'จ่ายเมื่อใด', 'Khi nào trả', 'Kapan dibayar'),
      text(
        'Each morning for the business day before, from the day you joined on. It waits seven days for you to claim it, and nothing has to be bet.',
        '自参与当日起，每天早晨派发前一营业日的金额，保留七天供您领取，无需投注。',
        '参加した日から、毎朝、前の営業日の分が届きます。7 日間受け取りを待ち、ベットは不要です。',
        'ทุกเช้าสำหรับวันทำการก่อนหน้า นับจากวันที่เข้าร่วม รอให้รับเจ็ดวัน ไม่ต้องวางเดิมพัน',
        'Mỗi sáng cho ngày làm việc trước đó, kể từ ngày tham gia. Khoản này chờ bạn nhận bảy ngày và không cần cược.',
        'Setiap pagi untuk hari kerja sebelumnya, sejak Anda bergabung. Menunggu tujuh hari untuk diklaim, tanpa taruhan.',
      ),
    ],
  ),
  raffle: terms(
    [who, whoWords],
    [
      text('How it is drawn', '抽取方式', '抽選の方法', 'วิธีจับรางวัล', 'Cách rút thăm', 'Cara pengundian'),
      text(
        'Each envelope is drawn when you open it: of 10,000 envelopes 1 holds $888, 20 hold $88, 400 hold $8 and 4,000 hold $1, in your currency. The others are empty.',
        '每个红包在您打开时抽取：10,000 个红包中 1 个为 $888、20 个为 $88、400 个为 $8、4,000 个为 $1（按您的货币）。其余为空。',
        '封筒は開けたときに抽選します。10,000 通のうち 1 通が $888、20 通が $88、400 通が $8、4,000 通が $1 です（お使いの通貨）。残りは空です。',
        'แต่ละซองจับเมื่อคุณเปิด จาก 10,000 ซอง 1 ซองมี $888, 20 ซองมี $88, 400 ซองมี $8 และ 4,000 ซองมี $1 ตามสกุลเงินของคุณ ที่เหลือว่างเปล่า',
        'Mỗi phong bao được rút khi bạn mở: trong 10,000 phong bao có 1 chứa $888, 20 chứa $88, 400 chứa $8 và 4,000 chứa $1, theo tiền của bạn. Số còn lại trống.',
        'Tiap amplop diundi saat dibuka: dari 10,000 amplop 1 berisi $888, 20 berisi $88, 400 berisi $8, dan 4,000 berisi $1, dalam mata uang Anda. Sisanya kosong.',
      ),
    ],
  ),
  application: terms(
    [who, whoWords],
    [
      text('What to send', '需提交内容', '送るもの', 'สิ่งที่ต้องส่ง', 'Cần gửi gì', 'Apa yang dikirim'),
      text(
        'A picture of the bet and one of the result. A person looks at them within a day. If something is missing, you read what, and can apply again.',
        '投注截图和赛果截图。工作人员将在一天内审核。若有缺失，会说明原因，您可再次申请。',
        'ベットと結果の画像を送ってください。1 日以内に担当者が確認します。足りないものがあれば知らせますので、もう一度申請できます。',
        'รูปเดิมพันและรูปผลการแข่งขัน เจ้าหน้าที่ตรวจภายในหนึ่งวัน หากขาดสิ่งใดจะแจ้งให้ทราบและสมัครใหม่ได้',
        'Một ảnh cược và một ảnh kết quả. Nhân viên sẽ xem trong một ngày. Nếu thiếu gì, bạn sẽ được báo và có thể nộp lại.',
        'Gambar taruhan dan gambar hasilnya. Petugas memeriksa dalam sehari. Jika ada yang kurang, Anda diberi tahu dan bisa mengajukan lagi.',
      ),
    ],
  ),
};
