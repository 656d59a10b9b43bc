import { lotteryPrefix } from '#contract';

/** Code of the platform's own lottery that an address names: by `game`, or as a game of the catalogue by `id`. */
export function lotteryCode(params: URLSearchParams): string | null {
  const id = params.get('id') ?? '';
  return id.startsWith(lotteryPrefix) ? id.slice(lotteryPrefix.length) : params.get('game');
}

/** What an address of a page of lotteries names of a vendor: a lottery of its own, or with an empty id its lobby. */
export function vendorLottery(params: URLSearchParams): { id: string; vassalage: string } | undefined {
  const [id, vassalage] = [params.get('id') ?? '', params.get('vassalage') ?? ''];
  return vassalage === '' || id.startsWith(lotteryPrefix) ? undefined : { id, vassalage };
}
