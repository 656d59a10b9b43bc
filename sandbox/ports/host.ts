// What every guest works with: the database and its books, the ports, refusals, and how requests are read.
export { clientOf } from '../address';
export {
  type Db,
  type Executor,
  type Tx,
  allowLongWork,
  isDatabaseClosed,
  isDatabaseUnavailable,
  rows,
} from '../db/database';
export { parseJson, readBody } from '../edge/body';
export { RateLimit } from '../edge/rate';
export { refuseFiner } from '../edge/refuseFiner';
export {
  balanceOf,
  houseAccount,
  openAccount,
  openHouseAccount,
  openVendorAccount,
  walletOf,
} from '../ledger/ledger';
export { errorFields } from '../log';
export type { Clock, Hasher, Ports, Random, VendorAnswer, VendorMove, VendorWallets } from '../ports';
export { Refusal, refuse } from '../refusal';
export { localise } from '../services/localise';
export { secretText } from '../services/session/secrets';
export { type MerchantSettings, defaultSettings, settingIn, settingOf } from '../services/settings';
export { makeMonths } from '../services/records/makeMonths';
export { readSystemState } from '../services/system/state';
