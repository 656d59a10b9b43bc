import { readLeaderboard } from '../services/missions/leaderboard';
import { acceptMission, claimMission, listMissions } from '../services/missions/missions';
import type { HandlersOf } from './handler';

export const missionHandlers: HandlersOf<'missions'> = {
  missions: (ctx) => listMissions(ctx),
  acceptMission: (ctx, request) => acceptMission(ctx, request),
  claimMission: (ctx, request) => claimMission(ctx, request),
  leaderboard: (ctx, request) => readLeaderboard(ctx, request),
};
