import { signedIn, type FaultySite } from '../testing/faultySite';
import { bonusRecordStore } from './bonusRecordStore';
import { chatStore } from './chatStore';
import { contractStore } from './contractStore';
import { paged, resource, task, type FaultCase } from './faults.cases';
import { esportsStore } from './esportsStore';
import { gameCenterStore } from './gameCenterStore';
import { gameTypesStore } from './gameTypesStore';
import { missionStore } from './missionStore';
import { pointStore, type PointStore } from './pointStore';
import { promotionStore } from './promotionStore';
import { rewardStore, type RewardStore } from './rewardStore';
import { sportsStore } from './sportsStore';
import { searchStore } from './searchStore';
import { tableStore } from './tableStore';
import { vipStore } from './vipStore';
import type { StoreOf } from './defineStore';

const missions = ({ stores }: FaultySite): StoreOf<typeof missionStore> => stores.pages.get(missionStore);
const promotions = ({ stores }: FaultySite): StoreOf<typeof promotionStore> =>
  stores.pages.get(promotionStore);
const points = ({ stores }: FaultySite): PointStore => stores.pages.get(pointStore);
const bonuses = ({ stores }: FaultySite): StoreOf<typeof bonusRecordStore> =>
  stores.pages.get(bonusRecordStore);
const rewards = ({ stores }: FaultySite): RewardStore => stores.pages.get(rewardStore);
const search = ({ stores }: FaultySite): StoreOf<typeof searchStore> => stores.pages.get(searchStore);
const vip = ({ stores }: FaultySite): StoreOf<typeof vipStore> => stores.pages.get(vipStore);
const contracts = ({ stores }: FaultySite): StoreOf<typeof contractStore> => stores.pages.get(contractStore);
const terms = { kind: 'hourly', tiers: [{ validBet: '0', rate: 20 }] } as const;

const cases: readonly Omit<FaultCase, 'prepare'>[] = [
  { call: 'missions.missions', ...resource((site) => missions(site).missions) },
  { call: 'missions.leaderboard', ...resource((site) => missions(site).leaderboards.get('week')) },
  { call: 'missions.acceptMission', ...task((site) => missions(site).accept, 'm1') },
  { call: 'missions.claimMission', ...task((site) => missions(site).claim, 'm1') },
  { call: 'promotions.promotions', ...resource((site) => promotions(site).all) },
  { call: 'promotions.promotion', ...resource((site) => promotions(site).details.get('p1')) },
  { call: 'promotions.joinPromotion', ...task((site) => promotions(site).join, 'p1') },
  { call: 'promotions.claimPromotion', ...task((site) => promotions(site).claim, 'p1') },
  { call: 'support.claimRaffle', ...task((site) => promotions(site).draw, 'p1') },
  { call: 'points.balance', ...resource((site) => points(site).balance) },
  { call: 'points.config', ...resource((site) => points(site).config) },
  { call: 'points.rewards', ...resource((site) => points(site).items.get('- fewest 0')) },
  { call: 'points.redeemList', ...resource((site) => points(site).redemptions.get('all')) },
  {
    call: 'points.transactions',
    ...paged((site) => points(site).records, { from: '2026-11-01', to: '2026-11-30' }),
  },
  { call: 'rewards.rewards', ...resource((site) => rewards(site).rewards) },
  { call: 'rewards.bonuses', ...resource((site) => rewards(site).bonuses) },
  {
    call: 'rewards.bonusRecord',
    ...paged((site) => bonuses(site).list, { from: '2026-11-01', to: '2026-11-30' }),
  },
  { call: 'rewards.bonusBets', ...resource((site) => rewards(site).bets.get('b1 50')) },
  { call: 'rewards.claimReward', as: 'a reward', ...task((site) => rewards(site).claim, 'r1') },
  { call: 'rewards.claimReward', as: 'a gift of a level', ...task((site) => vip(site).claim, 'r1') },
  { call: 'sports.series', ...resource((site) => site.stores.pages.get(esportsStore).lists.get('en')) },
  { call: 'sports.fixtures', ...resource((site) => site.stores.pages.get(sportsStore).lists.get('now ')) },
  { call: 'games.vendorTypes', ...resource((site) => site.stores.pages.get(gameTypesStore).types) },
  {
    call: 'games.list',
    as: 'of the game center',
    ...resource((site) => site.stores.pages.get(gameCenterStore).listOf('RNG', 'en')),
  },
  {
    call: 'search.find',
    act: (site) => (search(site).query ? search(site).retry() : search(site).type('koi')),
    isPending: (site) => search(site).isSearching,
    failure: (site) => search(site).failure,
    isDone: (site) => search(site).found !== undefined,
    close: (site) => search(site).type(''),
  },
  { call: 'support.liveChat', ...task((site) => site.stores.pages.get(chatStore).address, 'none') },
  { call: 'tables.tables', ...resource((site) => site.stores.pages.get(tableStore).tables) },
  { call: 'vip.levels', ...resource((site) => vip(site).levels) },
  { call: 'vip.status', ...resource((site) => vip(site).status) },
  { call: 'contracts.dividend', ...resource((site) => contracts(site).lists.get('mine dividend')) },
  { call: 'contracts.dailySalary', ...resource((site) => contracts(site).lists.get('mine daily')) },
  { call: 'contracts.hourSalary', ...resource((site) => contracts(site).lists.get('mine hourly')) },
  { call: 'contracts.realTimeSalary', ...resource((site) => contracts(site).lists.get('mine realTime')) },
  { call: 'contracts.contract', ...resource((site) => contracts(site).details.get('c1')) },
  { call: 'contracts.example', ...resource((site) => contracts(site).examples.get('c1')) },
  { call: 'contracts.running', ...resource((site) => contracts(site).running.get('c1')) },
  { call: 'contracts.due', ...resource((site) => contracts(site).due.get('dividend')) },
  {
    call: 'contracts.payslips',
    ...paged((site) => contracts(site).slips.list, {
      side: 'mine',
      kind: 'dividend',
      from: '2026-11-01',
      to: '2026-11-30',
    }),
  },
  { call: 'contracts.payslip', ...resource((site) => contracts(site).slip.get('s1')) },
  { call: 'contracts.bounds', ...resource((site) => contracts(site).bounds) },
  {
    call: 'contracts.offer',
    ...task((site) => contracts(site).offer, {
      to: 'aurora-mai',
      terms: { ...terms, tiers: [...terms.tiers] },
    }),
  },
  { call: 'contracts.accept', ...task((site) => contracts(site).accept, { id: 'c1', agreesToEnd: [] }) },
  { call: 'contracts.reject', ...task((site) => contracts(site).reject, { id: 'c1', reason: '' }) },
  { call: 'contracts.withdraw', ...task((site) => contracts(site).withdraw, 'c1') },
  {
    call: 'contracts.terminate',
    ...task((site) => contracts(site).terminate, { id: 'c1', agreesToEnd: [], reason: '' }),
  },
];

/** Calls of missions, promotions, points, rewards, levels and contracts. */
export const pageFaultCases: readonly FaultCase[] = cases.map((one) => ({ ...one, prepare: signedIn }));
