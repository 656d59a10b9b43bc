import { expect, test } from 'vitest';
import { isReading } from '#contract';
import { allCalls, type CallName } from '#contract/namedCalls';
import { registerOrder } from '../../features/session/registerForm';

/**
 * The form of each call that refuses a field, as files of the features; `notice` where what was refused is said above
 * all fields: the form is a table of rates, a list of bonuses, an amount of another screen or a question.
 */
const forms: Partial<Record<CallName, readonly string[] | 'notice'>> = {
  'session.login': ['session/UsernameLogin', 'session/SmsLogin'],
  'session.verifyLogin': ['session/ExtraVerificationForm'],
  'session.passwordByEmail': ['session/ForgotByEmail'],
  'session.passwordByPhone': ['session/ForgotByMobile'],
  'session.changePassword': ['session/ChangePasswordForm'],
  'session.register': ['session/RegisterFields'],
  'session.registerMobile': ['session/RegisterFields'],
  'cashier.createDeposit': ['cashier/DepositForm'],
  'cashier.addPayoutAccount': ['cashier/AddAccountDialog'],
  'cashier.removePayoutAccount': ['cashier/TransactionPasswordPrompt'],
  'cashier.withdraw': ['cashier/WithdrawForm', 'cashier/TransactionPasswordPrompt'],
  'cashier.confirmReceipt': ['cashier/ReceiptForm'],
  'cashier.setTransactionPassword': ['security/TransactionPasswordDialog'],
  'cashier.transferToUpline': ['cashier/UplineTransferForm', 'cashier/TransactionPasswordPrompt'],
  'wallet.transfer': ['cashier/MoveMoney'],
  'contracts.offer': 'notice',
  'contracts.preview': 'notice',
  'contracts.accept': 'notice',
  'contracts.terminate': 'notice',
  'security.proveContact': ['security/ContactDialog'],
  'security.sendContactCode': ['security/ContactDialog'],
  'security.bindContact': ['security/ContactDialog'],
  'security.startAuthenticator': ['security/AuthenticatorDialog'],
  'security.confirmAuthenticator': ['security/AuthenticatorDialog'],
  'security.renewRecoveryCodes': ['security/AuthenticatorManage'],
  'security.removeAuthenticator': ['security/AuthenticatorManage'],
  'security.ownData': ['security/OwnAccountDialogs'],
  'security.closeAccount': ['security/OwnAccountDialogs'],
  'security.saveProfile': ['security/ProfileDialog'],
  'security.saveAvatar': 'notice',
  'saferPlay.exclude': ['saferPlay/ExclusionDialog'],
  'saferPlay.setLimit': 'notice',
  'team.openAccount': ['agent/OpenAccountScreen'],
  'team.createLink': ['agent/LinkDialog'],
  'team.changeLink': ['agent/LinkDialog'],
  'team.sendMail': ['agent/MailDialog'],
  'team.transferToDownline': ['agent/TransferDialog', 'cashier/TransactionPasswordPrompt'],
  'team.moveIncome': ['agent/MoveIncome'],
  'team.raiseRates': 'notice',
  'points.redeem': ['points/RedeemDialog', 'cashier/TransactionPasswordPrompt'],
  'points.convert': 'notice',
  'promotions.applyPromotion': 'notice',
  'support.feedback': ['feedback/FeedbackForm'],
};

const sources = import.meta.glob<string>('../../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names of the fields that a file of the features shows, and of errors that it shows by itself. */
function fieldsIn(file: string): string[] {
  const text = sources[`../../features/${file}.tsx`] ?? '';
  const named = text.matchAll(/(?:\bfield\(|\bname=|\bvalidationErrors\?\.\[)['"](\w+)/g);
  const names = [...named].map(([, name]) => name ?? '');
  if (text.includes('phoneField(')) names.push('mobileNum');
  return text.includes('form.field(field)') ? [...names, ...registerOrder] : names;
}

/** What a read refuses is a filter of the address, whose page has no form. */
const refusing = allCalls.filter(
  ({ call }) => !isReading(call) && Object.keys(call.refusalFields).length > 0,
);

test.each(refusing.map(({ name, call }) => [name, call] as const))(
  'what %s refuses for a field has that field in its form',
  (name, { refusalFields }) => {
    const form = forms[name];
    expect(form, 'a form that this test knows').toBeDefined();
    if (form === undefined || form === 'notice') return;
    const shown = new Set(form.flatMap(fieldsIn));
    // What the form is opened for is nothing that somebody types: what is wrong with it stands above the fields.
    const typed = Object.entries(refusalFields).filter(([, field]) => field !== 'id');
    expect(typed.filter(([, field]) => !shown.has(field))).toEqual([]);
  },
);

test('no form is listed for a call that refuses none', () => {
  expect(Object.keys(forms).filter((name) => !refusing.some((each) => each.name === name))).toEqual([]);
});
