import { signedIn, type FaultySite } from '../testing/faultySite';
import { resource, sender, task, type FaultCase } from './faults.cases';
import { securityStore, type SecurityStore } from './securityStore';

const of = ({ stores }: FaultySite): SecurityStore => stores.pages.get(securityStore);
const both = { password: 'harbour-light', code: '482915' };
const value = { kind: 'mobile', ticket: 't1', value: '81234567' } as const;

const cases: readonly Omit<FaultCase, 'prepare'>[] = [
  { call: 'security.overview', ...resource((site) => of(site).overview) },
  { call: 'security.signIns', ...resource((site) => of(site).signIns) },
  { call: 'security.profile', ...resource((site) => of(site).profile) },
  { call: 'security.endSession', ...task((site) => of(site).end, { id: 's1' }) },
  { call: 'security.endOtherSessions', ...task((site) => of(site).end, {}) },
  { call: 'security.reportSignIn', ...task((site) => of(site).report, { id: 's1' }) },
  {
    call: 'security.saveProfile',
    ...task((site) => of(site).saveProfile, { field: 'nickname', value: 'Minh' }),
  },
  { call: 'security.saveAvatar', ...task((site) => of(site).saveAvatar, { picture: 4 }) },
  {
    call: 'cashier.setTransactionPassword',
    ...task((site) => of(site).setTransactionPassword, { password: 'harbour-light', next: '482915' }),
  },
  { call: 'security.sendProofCode', ...sender((site) => of(site).contact.proofCode, 'mobile') },
  {
    call: 'security.proveContact',
    ...task((site) => of(site).contact.prove, {
      kind: 'mobile',
      method: 'mobile',
      answer: '482915',
      password: 'harbour-light',
    }),
  },
  { call: 'security.sendContactCode', ...sender((site) => of(site).contact.newCode, value) },
  { call: 'security.bindContact', ...task((site) => of(site).contact.bind, { ...value, code: '482915' }) },
  {
    call: 'security.startAuthenticator',
    ...task((site) => of(site).authenticator.start, { password: 'harbour-light' }),
  },
  {
    call: 'security.confirmAuthenticator',
    ...task((site) => of(site).authenticator.confirm, { code: '482915' }),
  },
  { call: 'security.renewRecoveryCodes', ...task((site) => of(site).authenticator.renew, both) },
  { call: 'security.ownData', ...task((site) => of(site).ownData, { password: 'harbour-light' }) },
  { call: 'security.closeAccount', ...task((site) => of(site).closeAccount, { password: 'harbour-light' }) },
  { call: 'security.removeAuthenticator', ...task((site) => of(site).authenticator.remove, both) },
];

/** Calls of the page about the account and its safety. */
export const securityFaultCases: readonly FaultCase[] = cases.map((one) => ({ ...one, prepare: signedIn }));
