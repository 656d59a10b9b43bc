import type { Ctx } from '../../context';
import { errorFields } from '../../log';
import { localise } from '../localise';

const texts = {
  code: {
    en: '{code} is your code. It works for 5 minutes. Give it to nobody, not even to us.',
    'zh-CN': '您的验证码是 {code}，5 分钟内有效。请勿告诉任何人，包括我们的工作人员。',
    ja: '認証コードは {code} です。有効期間は 5 分です。当社を含め、誰にも教えないでください。',
    th: '{code} คือรหัสของคุณ ใช้ได้ 5 นาที อย่าบอกใคร แม้แต่เรา',
    vi: '{code} là mã của bạn, có hiệu lực trong 5 phút. Đừng cho ai biết, kể cả chúng tôi.',
    id: '{code} adalah kode Anda, berlaku 5 menit. Jangan berikan kepada siapa pun, termasuk kami.',
  },
  taken: {
    en: 'Somebody wants to register this number, but it has an account already. Log in, or ask for a new password.',
    'zh-CN': '有人想用此号码注册，但该号码已有账号。请直接登录，或找回密码。',
    ja: 'この番号での登録の申し込みがありましたが、すでにアカウントがあります。ログインするか、パスワードを再設定してください。',
    th: 'มีผู้ขอลงทะเบียนด้วยหมายเลขนี้ แต่หมายเลขนี้มีบัญชีอยู่แล้ว โปรดเข้าสู่ระบบหรือขอรหัสผ่านใหม่',
    vi: 'Có người muốn đăng ký bằng số này, nhưng số này đã có tài khoản. Hãy đăng nhập hoặc yêu cầu mật khẩu mới.',
    id: 'Ada yang ingin mendaftar dengan nomor ini, tetapi nomor ini sudah memiliki akun. Masuklah, atau minta kata sandi baru.',
  },
  contactTaken: {
    en: 'Somebody wants to use this number or address for another account, but it belongs to yours. If that was not you, do nothing.',
    'zh-CN': '有人想将此号码或邮箱用于其他账号，但它已属于您的账号。如非本人操作，请忽略。',
    ja: 'この番号またはアドレスを別のアカウントで使う申し込みがありましたが、すでにお客様のアカウントのものです。心当たりがなければ、何もしないでください。',
    th: 'มีผู้ขอใช้หมายเลขหรืออีเมลนี้กับบัญชีอื่น แต่เป็นของบัญชีคุณแล้ว หากไม่ใช่คุณ ไม่ต้องทำอะไร',
    vi: 'Có người muốn dùng số hoặc địa chỉ này cho tài khoản khác, nhưng nó thuộc tài khoản của bạn. Nếu không phải bạn, không cần làm gì.',
    id: 'Ada yang ingin memakai nomor atau alamat ini untuk akun lain, tetapi ini milik akun Anda. Jika bukan Anda, abaikan.',
  },
  contactChanged: {
    en: 'The number or address of your account was changed. If that was not you, log in and choose "That was not me", or contact customer service.',
    'zh-CN': '您账号的手机号码或邮箱已变更。如非本人操作，请登录并选择“不是我本人”，或联系客服。',
    ja: 'アカウントの番号またはアドレスが変更されました。心当たりがなければ、ログインして「私ではありません」を選ぶか、カスタマーサービスにご連絡ください。',
    th: 'หมายเลขหรืออีเมลของบัญชีคุณถูกเปลี่ยน หากไม่ใช่คุณ โปรดเข้าสู่ระบบแล้วเลือก "ไม่ใช่ฉัน" หรือติดต่อฝ่ายบริการลูกค้า',
    vi: 'Số hoặc địa chỉ của tài khoản bạn đã được đổi. Nếu không phải bạn, hãy đăng nhập và chọn "Không phải tôi", hoặc liên hệ chăm sóc khách hàng.',
    id: 'Nomor atau alamat akun Anda telah diubah. Jika bukan Anda, masuk dan pilih "Bukan saya", atau hubungi layanan pelanggan.',
  },
  password: {
    en: 'Your password for one log-in within 24 hours: {code}\nAfter it you choose a new one. If you did not ask for it, do nothing: your old password still works.',
    'zh-CN':
      '您的一次性登录密码（24 小时内有效）：{code}\n登录后请设置新密码。如非本人操作，请忽略此邮件，原密码仍然有效。',
    ja: '24 時間以内に 1 回だけ使えるパスワード：{code}\nログイン後に新しいパスワードを選んでください。心当たりがなければ何もしないでください。今までのパスワードはそのまま使えます。',
    th: 'รหัสผ่านสำหรับเข้าสู่ระบบหนึ่งครั้งภายใน 24 ชั่วโมง: {code}\nหลังจากนั้นโปรดเลือกรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
    vi: 'Mật khẩu dùng để đăng nhập một lần trong 24 giờ: {code}\nSau đó bạn chọn mật khẩu mới. Nếu bạn không yêu cầu, không cần làm gì: mật khẩu cũ vẫn dùng được.',
    id: 'Kata sandi Anda untuk satu kali masuk dalam 24 jam: {code}\nSetelah itu pilih kata sandi baru. Jika bukan Anda yang meminta, abaikan: kata sandi lama tetap berlaku.',
  },
} as const;

/**
 * Sends a message in the person's language. Not waited for: the time of the answer would say whether anything was
 * sent. A failure is the operator's to see.
 */
export function sendMessage(
  ctx: Pick<Ctx, 'sms' | 'mail' | 'log' | 'language'>,
  channel: 'sms' | 'mail',
  to: string,
  text: keyof typeof texts,
  code = '',
): void {
  const body = localise(texts[text], ctx.language).replace('{code}', code);
  void ctx[channel].send({ to, body }).catch((error: unknown) => {
    ctx.log.error('a message could not be sent', { channel, ...errorFields(error) });
  });
}
