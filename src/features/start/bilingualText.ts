/**
 * The words of the maintenance page. Both languages are on the page whatever the visitor speaks, and must be there when
 * no catalogue can be fetched, so they are not messages. Source: spec section 2, start-up root screens.
 */
export const bilingual = {
  vi: {
    endonym: 'Tiếng Việt',
    title: 'Hệ thống đang bảo trì',
    text: 'Xin lỗi quý khách vì sự bất tiện này. Hệ thống đang được nâng cấp. Vui lòng liên hệ bộ phận chăm sóc khách hàng nếu cần hỗ trợ.',
    until: 'Dự kiến hoàn tất',
    left: 'Còn lại',
    contact: 'Liên hệ CSKH',
    chat: 'Chat trực tuyến',
    retry: 'Thử lại',
    safe: 'Số dư và cược của bạn được giữ an toàn',
    dateLanguage: 'vi',
  },
  en: {
    endonym: 'English',
    title: 'We are upgrading',
    text: 'Sorry for the inconvenience. The system is being upgraded. Please contact customer care if you need help.',
    until: 'Expected to finish',
    left: 'Time left',
    contact: 'Contact customer service',
    chat: 'Live chat',
    retry: 'Try again',
    safe: 'Your balance and bets are safe',
    dateLanguage: 'en-GB',
  },
} as const;

/** Vietnamese first. */
export const languages = ['vi', 'en'] as const;
export type BilingualTag = (typeof languages)[number];
