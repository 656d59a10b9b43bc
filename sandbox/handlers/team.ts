import { listAnnouncements, readAnnouncements } from '../services/articles/announcements';
import { readDownlineTransferTerms, transferToDownline } from '../services/team/downlineTransfers';
import { listTeamMembers } from '../services/team/listTeamMembers';
import { moveIncome } from '../services/team/moveIncome';
import { openDownline } from '../services/team/openDownline';
import { changeLink, createLink, listLinks } from '../services/team/registrationLinks';
import { raiseRates } from '../services/team/raiseRates';
import { readMailTerms, sendTeamMail } from '../services/team/teamMail';
import type { HandlersOf } from './handler';

export const teamHandlers: HandlersOf<'team'> = {
  members: (ctx, request) => listTeamMembers(ctx, request),
  openAccount: (ctx, request) => openDownline(ctx, request),
  raiseRates: (ctx, request) => raiseRates(ctx, request),
  downlineTransferTerms: (ctx, request) => readDownlineTransferTerms(ctx, request),
  transferToDownline: (ctx, request) => transferToDownline(ctx, request),
  announcements: (ctx, request) => listAnnouncements(ctx, request),
  readAnnouncements: (ctx, request) => readAnnouncements(ctx, request),
  links: (ctx) => listLinks(ctx),
  createLink: (ctx, request) => createLink(ctx, request),
  changeLink: (ctx, request) => changeLink(ctx, request),
  mailTerms: (ctx) => readMailTerms(ctx),
  sendMail: (ctx, request) => sendTeamMail(ctx, request),
  moveIncome: (ctx, request) => moveIncome(ctx, request),
};
