import type { Wording } from '#platform/schema';
import { type Phrase, pattern, word } from '#platform/words';

/** One line of the marquee, or what pops up. */
export interface NoticeSeed {
  slug: string;
  title: Wording;
  /** HTML of the notice page. */
  content: Wording;
}

const paragraph = (words: Phrase): Phrase => pattern('<p>{words}</p>', { words });

const service = word('demo.notice.service');
const serviceMore = word('demo.notice.serviceMore');
const draws = word('demo.notice.draws');
const drawsMore = word('demo.notice.drawsMore');
const safety = word('demo.notice.safety');
const safetyMore = word('demo.notice.safetyMore');

const transfers = word('demo.notice.transfers');
const transfersAfter = word('demo.notice.transfersAfter');

/** What pops up once the operator says so. */
export const popupSeed: NoticeSeed = {
  slug: 'transfers',
  title: transfers,
  content: paragraph(transfersAfter),
};

/** The marquee of every demo brand, first line first. */
export const noticeSeeds: readonly NoticeSeed[] = [
  { slug: 'service', title: service, content: paragraph(serviceMore) },
  { slug: 'draws', title: draws, content: paragraph(drawsMore) },
  { slug: 'safety', title: safety, content: paragraph(safetyMore) },
];
