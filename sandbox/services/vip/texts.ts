import type { LocalisedText } from '../../db/schema';

/** What the platform writes on gifts and in messages; `{level}`, `{from}` and `{to}` are filled in. */
export const vipTexts = {
  name: {
    en: 'VIP {level}',
    'zh-CN': 'VIP {level}',
    ja: 'VIP {level}',
    th: 'VIP {level}',
    vi: 'VIP {level}',
    id: 'VIP {level}',
  },
  level: {
    en: 'VIP {level} level gift',
    'zh-CN': 'VIP {level} 升级礼金',
    ja: 'VIP {level} 到達ギフト',
    th: 'ของขวัญระดับ VIP {level}',
    vi: 'Quà lên cấp VIP {level}',
    id: 'Hadiah naik level VIP {level}',
  },
  week: {
    en: 'Weekly VIP rebate',
    'zh-CN': 'VIP 周返水',
    ja: 'VIP 週間リベート',
    th: 'คืนยอดรายสัปดาห์ VIP',
    vi: 'Hoàn trả VIP hằng tuần',
    id: 'Rabat VIP mingguan',
  },
  period: {
    en: 'VIP {level}, {from} to {to}',
    'zh-CN': 'VIP {level}，{from} 至 {to}',
    ja: 'VIP {level}、{from} から {to}',
    th: 'VIP {level}, {from} ถึง {to}',
    vi: 'VIP {level}, {from} đến {to}',
    id: 'VIP {level}, {from} sampai {to}',
  },
  birthday: {
    en: 'Birthday gift',
    'zh-CN': '生日礼金',
    ja: '誕生日ギフト',
    th: 'ของขวัญวันเกิด',
    vi: 'Quà sinh nhật',
    id: 'Hadiah ulang tahun',
  },
  reachedTitle: {
    en: 'You reached VIP {level}',
    'zh-CN': '您已升至 VIP {level}',
    ja: 'VIP {level} に到達しました',
    th: 'คุณขึ้นเป็น VIP {level} แล้ว',
    vi: 'Bạn đã lên VIP {level}',
    id: 'Anda mencapai VIP {level}',
  },
  reached: {
    en: 'What the level gives is on the VIP page. Gifts wait there to be claimed.',
    'zh-CN': '等级权益可在 VIP 页面查看，礼金也在那里领取。',
    ja: 'レベルの特典は VIP ページにあります。ギフトもそこで受け取れます。',
    th: 'ดูสิทธิ์ของระดับนี้ได้ที่หน้า VIP ของขวัญรอให้รับอยู่ที่นั่น',
    vi: 'Quyền lợi của cấp này có trên trang VIP. Quà đang chờ bạn nhận ở đó.',
    id: 'Keuntungan level ini ada di halaman VIP. Hadiah menunggu untuk diklaim di sana.',
  },
  lostTitle: {
    en: 'Your level is VIP {level} now',
    'zh-CN': '您的等级现为 VIP {level}',
    ja: '現在のレベルは VIP {level} です',
    th: 'ตอนนี้ระดับของคุณคือ VIP {level}',
    vi: 'Cấp của bạn hiện là VIP {level}',
    id: 'Level Anda sekarang VIP {level}',
  },
  lost: {
    en: 'The monthly bets of the level before were not made. It comes back in a month in which they are.',
    'zh-CN': '上月未达到原等级的保级投注额。某个月达到后，原等级会恢复。',
    ja: '前のレベルの月間ベットに届きませんでした。届いた月に元のレベルへ戻ります。',
    th: 'เดือนที่แล้วเดิมพันไม่ถึงยอดรักษาระดับเดิม เดือนใดที่ถึงยอด ระดับเดิมจะกลับมา',
    vi: 'Tháng trước chưa đạt mức cược giữ cấp cũ. Cấp cũ sẽ trở lại trong tháng bạn đạt mức đó.',
    id: 'Taruhan bulanan untuk level sebelumnya belum tercapai. Level itu kembali pada bulan ketika tercapai.',
  },
} satisfies Record<string, LocalisedText>;

/** Fills what stands in braces, in every language. */
export const fillText = (
  text: LocalisedText,
  values: Readonly<Record<string, string | number>>,
): LocalisedText =>
  Object.fromEntries(
    Object.entries(text).map(([tag, words]) => [
      tag,
      words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    ]),
  );
