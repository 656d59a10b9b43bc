import type { Profile, ProfileField, SecurityOverview, SignIn } from '#contract';

/** An account that lacks the last step. */
export const sampleOverview: SecurityOverview = {
  password: { isSet: true, changedAt: '2025-08-12T03:10:00.000Z', isExpired: false },
  transactionPassword: { isSet: true, changedAt: '2025-08-12T03:10:00.000Z', triesLeft: 5 },
  mobile: { masked: '•••• 77', isVerified: true, proofs: ['mobile'] },
  email: { masked: 'm•••@m•••', isVerified: true, proofs: ['email', 'authenticator'] },
  authenticator: null,
  memberSince: '2023-02-02T09:00:00.000Z',
};

const signIn = (id: string, change: Partial<SignIn>): SignIn => ({
  id,
  at: '2025-11-17T12:05:00.000Z',
  device: 'phone',
  deviceName: 'Chrome, Android',
  address: '203.0.113.••',
  isNewPlace: false,
  state: 'ended',
  isReported: false,
  ...change,
});

export const sampleSignIns: readonly SignIn[] = [
  signIn('1', {
    state: 'current',
    device: 'computer',
    deviceName: 'Firefox, Windows',
    at: '2025-11-21T01:52:00.000Z',
  }),
  signIn('2', {
    state: 'remembered',
    rememberedUntil: '2025-11-21T15:10:00.000Z',
    at: '2025-11-20T15:10:00.000Z',
  }),
  signIn('3', {
    device: 'computer',
    deviceName: 'Chrome, macOS',
    address: '198.51.100.••',
    isNewPlace: true,
    at: '2025-11-17T20:41:00.000Z',
  }),
  signIn('4', { isReported: true, address: '192.0.2.••', deviceName: '', device: 'unknown' }),
];

const said: Readonly<Partial<Record<ProfileField, string>>> = {
  nickname: 'Minh Tran',
  payeeName: 'TRAN VAN MINH',
  birthday: '1991-03-14',
  line: '',
  telegram: '@minh.tran',
  facebook: '',
  occupation: '',
};

/** What somebody said about themselves: the name is for good. */
export const sampleProfile: Profile = {
  pictures: 11,
  fields: Object.entries(said).map(([field, value]) => ({
    field: field as ProfileField,
    value,
    isLocked: value !== '' && (field === 'payeeName' || field === 'birthday'),
    rule: {
      enabled: true,
      required: false,
      acceptedPattern: '*',
      patternId: 'LENGTH',
      minLength: 2,
      maxLength: 24,
    },
  })),
};
