import type { LocalisedText } from '../../db/schema';

/** What the platform writes on the prizes of a leaderboard; `{rank}`, `{from}` and `{to}` are filled in. */
export const leaderboardTexts = {
  week: {
    en: 'Leaderboard of the week',
    'zh-CN': '周排行榜',
    ja: '週間ランキング',
    th: 'กระดานผู้นำประจำสัปดาห์',
    vi: 'Bảng xếp hạng tuần',
    id: 'Papan peringkat mingguan',
  },
  month: {
    en: 'Leaderboard of the month',
    'zh-CN': '月排行榜',
    ja: '月間ランキング',
    th: 'กระดานผู้นำประจำเดือน',
    vi: 'Bảng xếp hạng tháng',
    id: 'Papan peringkat bulanan',
  },
  place: {
    en: 'Place {rank}, {from} to {to}',
    'zh-CN': '第 {rank} 名，{from} 至 {to}',
    ja: '{rank} 位、{from} から {to}',
    th: 'อันดับ {rank} {from} ถึง {to}',
    vi: 'Hạng {rank}, {from} đến {to}',
    id: 'Peringkat {rank}, {from} sampai {to}',
  },
} satisfies Record<string, LocalisedText>;
