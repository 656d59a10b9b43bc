import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '../services/security/authenticator';
import { bindContact, proveContact, sendContactCode, sendProofCode } from '../services/security/contacts';
import { closeAccount } from '../services/security/closeAccount';
import { readOwnData } from '../services/security/ownData';
import { saveAvatar } from '../services/security/avatars';
import { readProfile, saveProfile } from '../services/security/profile';
import { readOverview } from '../services/security/readOverview';
import { reportSignIn } from '../services/security/reportSignIn';
import { endOtherSessions, endSession, listSignIns } from '../services/security/signIns';
import { withVisitorId, type HandlersOf } from './handler';

export const securityHandlers: HandlersOf<'security'> = {
  overview: (ctx) => readOverview(ctx),
  signIns: (ctx) => listSignIns(ctx),
  endSession: (ctx, request) => endSession(ctx, request),
  endOtherSessions: (ctx) => endOtherSessions(ctx),
  reportSignIn: (ctx, request) => reportSignIn(ctx, request),
  profile: (ctx) => readProfile(ctx),
  saveProfile: (ctx, request) => saveProfile(ctx, request),
  saveAvatar: (ctx, request) => saveAvatar(ctx, request),
  sendProofCode: async (ctx, request, exchange) => sendProofCode(ctx, await withVisitorId(request, exchange)),
  proveContact: async (ctx, request, exchange) => proveContact(ctx, await withVisitorId(request, exchange)),
  sendContactCode: async (ctx, request, exchange) =>
    sendContactCode(ctx, await withVisitorId(request, exchange)),
  bindContact: async (ctx, request, exchange) => bindContact(ctx, await withVisitorId(request, exchange)),
  startAuthenticator: (ctx, request) => startAuthenticator(ctx, request),
  confirmAuthenticator: (ctx, request) => confirmAuthenticator(ctx, request),
  renewRecoveryCodes: (ctx, request) => renewRecoveryCodes(ctx, request),
  removeAuthenticator: (ctx, request) => removeAuthenticator(ctx, request),
  ownData: (ctx, request) => readOwnData(ctx, request),
  closeAccount: (ctx, request) => closeAccount(ctx, request),
};
