import type { LocalisedText } from '../../db/schema';

/** Fills `{name}` in every language. */
export const fillText = (text: LocalisedText, values: Readonly<Record<string, string>>): LocalisedText =>
  Object.fromEntries(
    Object.entries(text).map(([tag, words]) => [
      tag,
      words.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all),
    ]),
  );

/** First lines of what an agent writes to somebody below: a direct downline knows the agent, whoever is further down does not. */
export const teamMailFrom = {
  upline: {
    en: 'From your upline {from}',
    'zh-CN': '来自您的上级 {from}',
    ja: '上位エージェント {from} より',
    th: 'จากอัปไลน์ของคุณ {from}',
    vi: 'Từ tuyến trên {from} của bạn',
    id: 'Dari upline Anda {from}',
  },
  team: {
    en: 'From the head of your team',
    'zh-CN': '来自您的团队负责人',
    ja: 'チームの責任者より',
    th: 'จากหัวหน้าทีมของคุณ',
    vi: 'Từ người đứng đầu đội của bạn',
    id: 'Dari pemimpin tim Anda',
  },
} as const satisfies Record<string, LocalisedText>;

/** What the platform writes to members about their money. `{amount}` comes with its currency. */
export const messageTexts = {
  depositCredited: {
    title: {
      en: 'Deposit of {amount} credited',
      'zh-CN': '存款 {amount} 已到账',
      ja: '{amount}の入金が反映されました',
      th: 'ฝากเงิน {amount} เข้ากระเป๋าแล้ว',
      vi: 'Khoản nạp {amount} đã vào ví',
      id: 'Deposit {amount} sudah masuk',
    },
    body: {
      en: 'Your payment {reference} has arrived. The money is in your main wallet.',
      'zh-CN': '您的付款 {reference} 已到账，资金已存入主钱包。',
      ja: 'お支払い {reference} を確認しました。資金はメインウォレットにあります。',
      th: 'การชำระเงิน {reference} มาถึงแล้ว เงินอยู่ในกระเป๋าหลักของคุณ',
      vi: 'Thanh toán {reference} của bạn đã đến. Tiền đang ở ví chính.',
      id: 'Pembayaran {reference} Anda sudah diterima. Uangnya ada di dompet utama.',
    },
  },
  depositFailed: {
    title: {
      en: 'Deposit {reference} failed',
      'zh-CN': '存款 {reference} 失败',
      ja: '入金 {reference} は完了しませんでした',
      th: 'การฝากเงิน {reference} ไม่สำเร็จ',
      vi: 'Khoản nạp {reference} không thành công',
      id: 'Deposit {reference} gagal',
    },
    body: {
      en: 'The bank did not accept the payment. We took nothing.',
      'zh-CN': '银行未接受此付款，我们未扣取任何款项。',
      ja: '銀行で支払いが承認されませんでした。お引き落としはありません。',
      th: 'ธนาคารไม่ยอมรับการชำระเงิน เราไม่ได้หักเงินใด ๆ',
      vi: 'Ngân hàng không chấp nhận thanh toán. Chúng tôi không thu khoản nào.',
      id: 'Bank tidak menerima pembayaran. Kami tidak mengambil apa pun.',
    },
  },
  withdrawalSent: {
    title: {
      en: 'Withdrawal of {amount} sent to your account',
      'zh-CN': '提款 {amount} 已汇出',
      ja: '{amount}の出金を送金しました',
      th: 'ส่งเงินถอน {amount} ไปยังบัญชีของคุณแล้ว',
      vi: 'Lệnh rút {amount} đã được gửi đi',
      id: 'Penarikan {amount} sudah dikirim',
    },
    body: {
      en: 'Tell us on the withdrawal page whether it arrived. If you do not answer in time, it counts as received.',
      'zh-CN': '请在提款页面告知我们是否已到账。如未及时答复，将视为已收到。',
      ja: '着金したかどうかを出金ページでお知らせください。期限までにお返事がない場合、受取済みとみなします。',
      th: 'โปรดแจ้งเราในหน้าถอนเงินว่าได้รับเงินหรือไม่ หากไม่ตอบภายในเวลา จะถือว่าได้รับแล้ว',
      vi: 'Hãy cho chúng tôi biết ở trang rút tiền là tiền đã đến chưa. Nếu bạn không trả lời kịp, sẽ tính là đã nhận.',
      id: 'Beri tahu kami di halaman penarikan apakah sudah tiba. Jika tidak dijawab tepat waktu, dianggap sudah diterima.',
    },
  },
  withdrawalRejected: {
    title: {
      en: 'Withdrawal of {amount} not sent',
      'zh-CN': '提款 {amount} 未汇出',
      ja: '{amount}の出金は送金されませんでした',
      th: 'ไม่ได้ส่งเงินถอน {amount}',
      vi: 'Lệnh rút {amount} không được gửi',
      id: 'Penarikan {amount} tidak dikirim',
    },
    body: {
      en: 'The money is back in your main wallet in full.',
      'zh-CN': '资金已全额退回您的主钱包。',
      ja: '全額をメインウォレットに戻しました。',
      th: 'เงินกลับเข้ากระเป๋าหลักของคุณเต็มจำนวนแล้ว',
      vi: 'Toàn bộ tiền đã trở lại ví chính của bạn.',
      id: 'Seluruh uang kembali ke dompet utama Anda.',
    },
  },
  withdrawalClosed: {
    title: {
      en: 'Withdrawal of {amount} counts as received',
      'zh-CN': '提款 {amount} 视为已收到',
      ja: '{amount}の出金は受取済みとなりました',
      th: 'การถอน {amount} ถือว่าได้รับแล้ว',
      vi: 'Lệnh rút {amount} được tính là đã nhận',
      id: 'Penarikan {amount} dianggap sudah diterima',
    },
    body: {
      en: 'The time to answer is over. If the money is missing, contact customer service.',
      'zh-CN': '答复时间已过。如未收到款项，请联系客服。',
      ja: '回答期限が過ぎました。着金がない場合はカスタマーサービスにご連絡ください。',
      th: 'หมดเวลาตอบแล้ว หากยังไม่ได้รับเงิน โปรดติดต่อฝ่ายบริการลูกค้า',
      vi: 'Đã hết thời gian trả lời. Nếu chưa nhận được tiền, hãy liên hệ chăm sóc khách hàng.',
      id: 'Waktu menjawab sudah habis. Jika uang belum ada, hubungi layanan pelanggan.',
    },
  },
  feedbackAnswered: {
    title: {
      en: 'Answer to what you wrote us',
      'zh-CN': '对您来信的答复',
      ja: 'お寄せいただいた内容へのお返事',
      th: 'คำตอบสำหรับสิ่งที่คุณเขียนถึงเรา',
      vi: 'Trả lời điều bạn đã viết',
      id: 'Jawaban atas pesan Anda',
    },
    body: {
      en: '<p>{answer}</p>',
      'zh-CN': '<p>{answer}</p>',
      ja: '<p>{answer}</p>',
      th: '<p>{answer}</p>',
      vi: '<p>{answer}</p>',
      id: '<p>{answer}</p>',
    },
  },
  transferReceived: {
    title: {
      en: '{from} sent you {amount}',
      'zh-CN': '{from} 向您转账 {amount}',
      ja: '{from} から {amount} の送金がありました',
      th: '{from} โอนเงิน {amount} ให้คุณ',
      vi: '{from} đã chuyển cho bạn {amount}',
      id: '{from} mengirim {amount} kepada Anda',
    },
    body: {
      en: '{amount} from {from} is in your main wallet. Reference {reference}.',
      'zh-CN': '{from} 转来的 {amount} 已存入您的主钱包。参考号 {reference}。',
      ja: '{from} からの {amount} はメインウォレットにあります。参照番号は {reference} です。',
      th: 'เงิน {amount} จาก {from} อยู่ในกระเป๋าหลักของคุณแล้ว หมายเลขอ้างอิง {reference}',
      vi: '{amount} từ {from} đang ở ví chính của bạn. Mã tham chiếu {reference}.',
      id: '{amount} dari {from} ada di dompet utama Anda. Referensi {reference}.',
    },
  },
  transferReceivedWithNote: {
    title: {
      en: '{from} sent you {amount}',
      'zh-CN': '{from} 向您转账 {amount}',
      ja: '{from} から {amount} の送金がありました',
      th: '{from} โอนเงิน {amount} ให้คุณ',
      vi: '{from} đã chuyển cho bạn {amount}',
      id: '{from} mengirim {amount} kepada Anda',
    },
    body: {
      en: '{amount} from {from} is in your main wallet. Reference {reference}. Their note: {note}',
      'zh-CN': '{from} 转来的 {amount} 已存入您的主钱包。参考号 {reference}。对方附言：{note}',
      ja: '{from} からの {amount} はメインウォレットにあります。参照番号は {reference} です。相手からのメモ：{note}',
      th: 'เงิน {amount} จาก {from} อยู่ในกระเป๋าหลักของคุณแล้ว หมายเลขอ้างอิง {reference} ข้อความจากผู้โอน: {note}',
      vi: '{amount} từ {from} đang ở ví chính của bạn. Mã tham chiếu {reference}. Lời nhắn: {note}',
      id: '{amount} dari {from} ada di dompet utama Anda. Referensi {reference}. Catatan pengirim: {note}',
    },
  },
} as const satisfies Record<string, { title: LocalisedText; body: LocalisedText }>;
export type MessageText = keyof typeof messageTexts;
