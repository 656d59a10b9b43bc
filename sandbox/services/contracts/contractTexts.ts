import type { ContractKind } from '../../../contract';
import type { LocalisedText } from '../../db/schema';

/** Kinds of contract, as messages name them. */
export const kindNames: Readonly<Record<ContractKind, LocalisedText>> = {
  dividend: { en: 'dividend', 'zh-CN': '分红', ja: '配当', th: 'เงินปันผล', vi: 'cổ tức', id: 'dividen' },
  daily: {
    en: 'daily wage',
    'zh-CN': '日工资',
    ja: '日次報酬',
    th: 'ค่าตอบแทนรายวัน',
    vi: 'lương ngày',
    id: 'upah harian',
  },
  hourly: {
    en: 'hourly wage',
    'zh-CN': '时薪',
    ja: '時間報酬',
    th: 'ค่าตอบแทนรายชั่วโมง',
    vi: 'lương giờ',
    id: 'upah per jam',
  },
  realTime: {
    en: 'real-time wage',
    'zh-CN': '实时工资',
    ja: 'リアルタイム報酬',
    th: 'ค่าตอบแทนแบบเรียลไทม์',
    vi: 'lương tức thời',
    id: 'upah waktu nyata',
  },
};

/** Who gives contracts to agents without an upline. */
export const houseName: LocalisedText = {
  en: 'the house',
  'zh-CN': '平台',
  ja: '運営',
  th: 'แพลตฟอร์ม',
  vi: 'nhà cái',
  id: 'platform',
};

/** What the platform writes to the sides of a contract; the ISO dates read alike in every language. */
export const contractTexts = {
  offered: {
    title: {
      en: '{from} offers you a {kind} contract',
      'zh-CN': '{from} 向您提供{kind}合约',
      ja: '{from} から{kind}契約の提案があります',
      th: '{from} เสนอสัญญา{kind}ให้คุณ',
      vi: '{from} đề nghị bạn hợp đồng {kind}',
      id: '{from} menawarkan kontrak {kind} kepada Anda',
    },
    body: {
      en: 'Read its terms with an example of your own figures, then accept or reject it. Without an answer it lapses after 7 days.',
      'zh-CN': '请查看条款及以您自己数据计算的示例，然后接受或拒绝。7 天内未答复则自动失效。',
      ja: '条件とご自身の数値による試算を確認し、承諾または辞退してください。7 日以内に回答がない場合は失効します。',
      th: 'อ่านเงื่อนไขพร้อมตัวอย่างจากตัวเลขของคุณเอง แล้วตอบรับหรือปฏิเสธ หากไม่ตอบภายใน 7 วัน ข้อเสนอจะหมดอายุ',
      vi: 'Hãy đọc điều khoản cùng ví dụ bằng số liệu của chính bạn, rồi chấp nhận hoặc từ chối. Nếu không trả lời, đề nghị hết hiệu lực sau 7 ngày.',
      id: 'Baca ketentuannya beserta contoh dari angka Anda sendiri, lalu terima atau tolak. Tanpa jawaban, tawaran gugur setelah 7 hari.',
    },
  },
  accepted: {
    title: {
      en: '{from} accepted your {kind} contract',
      'zh-CN': '{from} 接受了您的{kind}合约',
      ja: '{from} が{kind}契約を承諾しました',
      th: '{from} ตอบรับสัญญา{kind}ของคุณแล้ว',
      vi: '{from} đã chấp nhận hợp đồng {kind} của bạn',
      id: '{from} menerima kontrak {kind} Anda',
    },
    body: {
      en: 'It is paid out of your income.',
      'zh-CN': '款项将从您的收益中支付。',
      ja: 'お支払いはあなたの収益から行われます。',
      th: 'จ่ายจากรายได้ของคุณ',
      vi: 'Khoản chi được trả từ thu nhập của bạn.',
      id: 'Pembayarannya diambil dari pendapatan Anda.',
    },
  },
  rejected: {
    title: {
      en: '{from} rejected your {kind} contract',
      'zh-CN': '{from} 拒绝了您的{kind}合约',
      ja: '{from} が{kind}契約を辞退しました',
      th: '{from} ปฏิเสธสัญญา{kind}ของคุณ',
      vi: '{from} đã từ chối hợp đồng {kind} của bạn',
      id: '{from} menolak kontrak {kind} Anda',
    },
    body: {
      en: 'What was agreed before goes on.',
      'zh-CN': '此前的约定继续有效。',
      ja: 'これまでの取り決めはそのまま続きます。',
      th: 'ข้อตกลงเดิมยังคงมีผลต่อไป',
      vi: 'Thỏa thuận trước đó vẫn tiếp tục.',
      id: 'Kesepakatan sebelumnya tetap berlaku.',
    },
  },
  terminated: {
    title: {
      en: '{from} ended the {kind} contract',
      'zh-CN': '{from} 终止了{kind}合约',
      ja: '{from} が{kind}契約を終了しました',
      th: '{from} ยุติสัญญา{kind}',
      vi: '{from} đã chấm dứt hợp đồng {kind}',
      id: '{from} mengakhiri kontrak {kind}',
    },
    body: {
      en: 'It counts up to and including {day} and is paid in full for that time.',
      'zh-CN': '合约有效至 {day}（含当日），该期间的款项将全额支付。',
      ja: '{day} までが対象となり、その期間分は全額支払われます。',
      th: 'นับถึงวันที่ {day} และจ่ายเต็มจำนวนสำหรับช่วงเวลานั้น',
      vi: 'Hợp đồng được tính đến hết ngày {day} và được trả đủ cho thời gian đó.',
      id: 'Kontrak dihitung sampai dengan {day} dan dibayar penuh untuk masa itu.',
    },
  },
  ended: {
    title: {
      en: 'Your {kind} contract with {from} ends',
      'zh-CN': '您与 {from} 的{kind}合约即将终止',
      ja: '{from} との{kind}契約が終了します',
      th: 'สัญญา{kind}ของคุณกับ {from} จะสิ้นสุด',
      vi: 'Hợp đồng {kind} của bạn với {from} sẽ kết thúc',
      id: 'Kontrak {kind} Anda dengan {from} berakhir',
    },
    body: {
      en: 'What {from} is paid no longer covers it. It counts up to and including {day} and is paid in full for that time.',
      'zh-CN': '{from} 自身的合约已不足以支持此合约。合约有效至 {day}（含当日），该期间的款项将全额支付。',
      ja: '{from} の契約条件が変わり、続けられなくなりました。{day} までが対象となり、その期間分は全額支払われます。',
      th: 'สัญญาของ {from} เองไม่ครอบคลุมสัญญานี้แล้ว นับถึงวันที่ {day} และจ่ายเต็มจำนวนสำหรับช่วงเวลานั้น',
      vi: 'Hợp đồng của chính {from} không còn đủ cho hợp đồng này. Được tính đến hết ngày {day} và trả đủ cho thời gian đó.',
      id: 'Kontrak {from} sendiri tidak lagi mencukupi. Dihitung sampai dengan {day} dan dibayar penuh untuk masa itu.',
    },
  },
  lapsed: {
    title: {
      en: 'The offer of a {kind} contract has lapsed',
      'zh-CN': '{kind}合约的提议已失效',
      ja: '{kind}契約の提案は失効しました',
      th: 'ข้อเสนอสัญญา{kind}หมดอายุแล้ว',
      vi: 'Đề nghị hợp đồng {kind} đã hết hiệu lực',
      id: 'Tawaran kontrak {kind} telah gugur',
    },
    body: {
      en: 'It was not answered within 7 days: {from}.',
      'zh-CN': '7 天内未获答复：{from}。',
      ja: '7 日以内に回答がありませんでした：{from}。',
      th: 'ไม่มีคำตอบภายใน 7 วัน: {from}',
      vi: 'Không có câu trả lời trong 7 ngày: {from}.',
      id: 'Tidak dijawab dalam 7 hari: {from}.',
    },
  },
  reason: {
    title: { en: '' },
    body: {
      en: 'Their reason: {reason}',
      'zh-CN': '对方的理由：{reason}',
      ja: '相手からの理由：{reason}',
      th: 'เหตุผลจากอีกฝ่าย: {reason}',
      vi: 'Lý do của họ: {reason}',
      id: 'Alasan mereka: {reason}',
    },
  },
} as const satisfies Record<string, { title: LocalisedText; body: LocalisedText }>;
export type ContractText = Exclude<keyof typeof contractTexts, 'reason'>;
