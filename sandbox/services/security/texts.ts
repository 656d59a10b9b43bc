import type { LocalisedText } from '../../db/schema';

/** What the platform writes to members about the safety of their account. */
export const securityTexts = {
  reported: {
    title: {
      en: 'Your account is secured',
      'zh-CN': '您的账号已受到保护',
      ja: 'アカウントを保護しました',
      th: 'บัญชีของคุณปลอดภัยแล้ว',
      vi: 'Tài khoản của bạn đã được bảo vệ',
      id: 'Akun Anda sudah diamankan',
    },
    body: {
      en: 'You told us that a sign-in was not yours. Every other device was signed out, and withdrawals and transfers are paused for 24 hours. Your money and open bets stay where they are.',
      'zh-CN':
        '您告知我们有一次登录并非本人操作。其他设备均已退出登录，提款和转账暂停 24 小时。您的资金和未结注单不受影响。',
      ja: 'ご本人ではないログインの報告を受けました。ほかのすべての端末をログアウトし、出金と振替を 24 時間停止しました。資金と未決済のベットはそのままです。',
      th: 'คุณแจ้งว่าการเข้าสู่ระบบครั้งหนึ่งไม่ใช่คุณ อุปกรณ์อื่นทั้งหมดถูกออกจากระบบ และการถอนและโอนเงินหยุดไว้ 24 ชั่วโมง เงินและเดิมพันที่ยังไม่สรุปผลของคุณอยู่ที่เดิม',
      vi: 'Bạn cho biết một lần đăng nhập không phải của bạn. Mọi thiết bị khác đã bị đăng xuất, rút tiền và chuyển tiền tạm dừng 24 giờ. Tiền và cược đang mở của bạn vẫn nguyên.',
      id: 'Anda memberi tahu bahwa satu kali masuk bukan milik Anda. Semua perangkat lain dikeluarkan, dan penarikan serta transfer dihentikan 24 jam. Uang dan taruhan terbuka Anda tetap di tempatnya.',
    },
  },
} as const satisfies Record<string, { title: LocalisedText; body: LocalisedText }>;
