import type { LocalisedText } from '../../db/schema';

/** What the platform writes to somebody whose application was answered. */
export const promotionTexts = {
  paid: {
    title: {
      en: 'Your application was accepted',
      'zh-CN': '您的申请已通过',
      ja: '申請が認められました',
      th: 'คำขอของคุณได้รับอนุมัติ',
      vi: 'Đơn của bạn đã được chấp nhận',
      id: 'Pengajuan Anda diterima',
    },
    body: {
      en: 'The amount is in your main wallet. Nothing has to be bet.',
      'zh-CN': '金额已进入您的主钱包，无需投注。',
      ja: '金額はメインウォレットに入りました。ベットは不要です。',
      th: 'ยอดเงินอยู่ในกระเป๋าหลักของคุณแล้ว ไม่ต้องวางเดิมพัน',
      vi: 'Số tiền đã vào ví chính của bạn. Không cần cược.',
      id: 'Jumlahnya sudah di dompet utama Anda. Tanpa syarat taruhan.',
    },
  },
  rejected: {
    title: {
      en: 'Your application was not accepted',
      'zh-CN': '您的申请未通过',
      ja: '申請は認められませんでした',
      th: 'คำขอของคุณไม่ได้รับอนุมัติ',
      vi: 'Đơn của bạn chưa được chấp nhận',
      id: 'Pengajuan Anda tidak diterima',
    },
    body: {
      en: 'The promotion says why. You can apply again while it runs.',
      'zh-CN': '原因见该优惠页面。活动期间您可以再次申请。',
      ja: '理由はプロモーションのページにあります。期間中はもう一度申請できます。',
      th: 'ดูเหตุผลได้ที่หน้าโปรโมชัน คุณสมัครใหม่ได้ระหว่างที่ยังเปิดอยู่',
      vi: 'Lý do có trên trang khuyến mãi. Bạn có thể nộp lại khi chương trình còn diễn ra.',
      id: 'Alasannya ada di halaman promosi. Anda bisa mengajukan lagi selama berlangsung.',
    },
  },
} satisfies Record<string, Record<'title' | 'body', LocalisedText>>;
