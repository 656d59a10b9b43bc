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
  mobileChanged: {
    title: {
      en: 'Your mobile number is verified',
      'zh-CN': '您的手机号码已验证',
      ja: '携帯番号を確認しました',
      th: 'ยืนยันหมายเลขมือถือของคุณแล้ว',
      vi: 'Số di động của bạn đã được xác minh',
      id: 'Nomor ponsel Anda terverifikasi',
    },
    body: {
      en: 'Codes now go to this number. If that was not you, choose “That was not me” in your login history.',
      'zh-CN': '验证码今后将发送到此号码。如非本人操作，请在登录记录中选择“不是我本人”。',
      ja: '今後、認証コードはこの番号に届きます。心当たりがなければ、ログイン履歴で「私ではありません」を選んでください。',
      th: 'จากนี้รหัสยืนยันจะส่งไปที่หมายเลขนี้ หากไม่ใช่คุณ โปรดเลือก “ไม่ใช่ฉัน” ในประวัติการเข้าสู่ระบบ',
      vi: 'Từ nay mã xác minh được gửi đến số này. Nếu không phải bạn, hãy chọn “Không phải tôi” trong lịch sử đăng nhập.',
      id: 'Kode verifikasi kini dikirim ke nomor ini. Jika bukan Anda, pilih “Bukan saya” di riwayat masuk.',
    },
  },
  emailChanged: {
    title: {
      en: 'Your email address is verified',
      'zh-CN': '您的电子邮箱已验证',
      ja: 'メールアドレスを確認しました',
      th: 'ยืนยันอีเมลของคุณแล้ว',
      vi: 'Địa chỉ email của bạn đã được xác minh',
      id: 'Alamat email Anda terverifikasi',
    },
    body: {
      en: 'Codes by email now go to this address. If that was not you, choose “That was not me” in your login history.',
      'zh-CN': '邮件验证码今后将发送到此邮箱。如非本人操作，请在登录记录中选择“不是我本人”。',
      ja: '今後、メールの認証コードはこのアドレスに届きます。心当たりがなければ、ログイン履歴で「私ではありません」を選んでください。',
      th: 'จากนี้รหัสทางอีเมลจะส่งไปที่ที่อยู่นี้ หากไม่ใช่คุณ โปรดเลือก “ไม่ใช่ฉัน” ในประวัติการเข้าสู่ระบบ',
      vi: 'Từ nay mã qua email được gửi đến địa chỉ này. Nếu không phải bạn, hãy chọn “Không phải tôi” trong lịch sử đăng nhập.',
      id: 'Kode lewat email kini dikirim ke alamat ini. Jika bukan Anda, pilih “Bukan saya” di riwayat masuk.',
    },
  },
  authenticatorSet: {
    title: {
      en: 'Your authenticator app is on',
      'zh-CN': '身份验证器已启用',
      ja: '認証アプリを有効にしました',
      th: 'เปิดใช้แอปยืนยันตัวตนแล้ว',
      vi: 'Ứng dụng xác thực đã bật',
      id: 'Aplikasi autentikator sudah aktif',
    },
    body: {
      en: 'We ask for its code when you sign in on a new device. If that was not you, choose “That was not me” in your login history.',
      'zh-CN': '在新设备登录时，我们会要求输入验证器代码。如非本人操作，请在登录记录中选择“不是我本人”。',
      ja: '新しい端末でログインするときに、アプリのコードを入力していただきます。心当たりがなければ、ログイン履歴で「私ではありません」を選んでください。',
      th: 'เราจะขอรหัสจากแอปเมื่อคุณเข้าสู่ระบบจากอุปกรณ์ใหม่ หากไม่ใช่คุณ โปรดเลือก “ไม่ใช่ฉัน” ในประวัติการเข้าสู่ระบบ',
      vi: 'Chúng tôi hỏi mã của ứng dụng khi bạn đăng nhập trên thiết bị mới. Nếu không phải bạn, hãy chọn “Không phải tôi” trong lịch sử đăng nhập.',
      id: 'Kami meminta kodenya saat Anda masuk di perangkat baru. Jika bukan Anda, pilih “Bukan saya” di riwayat masuk.',
    },
  },
  authenticatorRemoved: {
    title: {
      en: 'Your authenticator app is off',
      'zh-CN': '身份验证器已停用',
      ja: '認証アプリを無効にしました',
      th: 'ปิดใช้แอปยืนยันตัวตนแล้ว',
      vi: 'Ứng dụng xác thực đã tắt',
      id: 'Aplikasi autentikator sudah nonaktif',
    },
    body: {
      en: 'Its codes and the recovery codes open nothing any more. If that was not you, choose “That was not me” in your login history.',
      'zh-CN': '其代码和恢复码均已失效。如非本人操作，请在登录记录中选择“不是我本人”。',
      ja: 'アプリのコードとリカバリーコードは使えなくなりました。心当たりがなければ、ログイン履歴で「私ではありません」を選んでください。',
      th: 'รหัสของแอปและรหัสกู้คืนใช้ไม่ได้แล้ว หากไม่ใช่คุณ โปรดเลือก “ไม่ใช่ฉัน” ในประวัติการเข้าสู่ระบบ',
      vi: 'Mã của ứng dụng và mã khôi phục không còn hiệu lực. Nếu không phải bạn, hãy chọn “Không phải tôi” trong lịch sử đăng nhập.',
      id: 'Kodenya dan kode pemulihan tidak berlaku lagi. Jika bukan Anda, pilih “Bukan saya” di riwayat masuk.',
    },
  },
} as const satisfies Record<string, { title: LocalisedText; body: LocalisedText }>;
