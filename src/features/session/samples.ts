import type { PhoneCode } from '../codeSending';
import type { SliderChallenge } from './SliderPuzzle';
import type { RegisterRules } from './registerForm';

/** A captcha as the platform draws it. */
export const captchaImage =
  'iVBORw0KGgoAAAANSUhEUgAAAHAAAAAsCAYAAAC9rDzHAAABdElEQVR42u2aPRICIQxGOdAeyzNZeRbP41jb62jJrEvIDwR9xdc4K5vkkUiC5XZ/PNG6KgQBgAiACIAARABEAEQABCACIMoGcNtOamVzekWbAQjAWIDRz88CGL0pyohd/g/PAxCAvwPwrfPlKlL2En30ucS/oQA9nJY4oXF0hi97AKW2S59LA7DOqtY637I1K0DLhjv67nSAe+A05aheK9Nv+J5N1li5AfTIul5QmoD1thTeWRdVrcrsrNOCar1Xmo1RAFvv9jidfgBaS06vIb07UgtQmo3eADUbx9xG9EK0ZJ316K2xoQ5q1MRFW7pd+sCeA4AleDMA1rZ4AxzRl4r7QEnAvcpX75oe5U4T7N7WZ+Swv2gyR3ICjCjLnsNyS8vROoSlAHg0DZCMhCIOQxG3HdrJSJbrtqKdBniPs2YPp6Wz12zD8jK6ec8AcPX7TAACEIBLA1zxAvhX7QcgABF/7EUABCACIAIgAiAAEQARAJFILzJO8s49XSVmAAAAAElFTkSuQmCC';

/** A picture with a gap whose left edge is at 96, and the piece that fills it. */
export const puzzle: SliderChallenge = {
  challenge: 'c1',
  kind: 'slider',
  expiresInSeconds: 120,
  image:
    'iVBORw0KGgoAAAANSUhEUgAAAKAAAABQCAYAAACeXX40AAACEElEQVR42u3XsY7TQBCA4XmGa2ipUaRIJ5AQouIpeARKyitTpkxJSXkl5b2dUZBO4hC5rOP1ztr+ir/1xjNfHCe+np4GKaswBAEoACUABaAEoACUmgD8dvo1SFkBKAAFoASgAJQAFIBSG4Dfj4+DlBWAAlAASgAKQAlAASi1AXg4/hykrAAUgFtut/9YXI3rAKjZ4ACoWQDWvB6AAhBAAAEUgGeAp+Np0Mvef3m4WO2z7vf3V6t5vd5mDWAhvLkglgAshVMbM4Cd4qsJsRTgNTw1IQO4EHw1EI4BeAlQLcQALhDfVIhjAU4NwJXiuxUhgPClIgQQvlSImwf443ActlQrfM9d+zwfdvum9bYLAJMhbhHg33MJ+HIhvobl7s27opYE8N95BHy5lSKrBbG3+Qd86wFYArG3+Qd86wP4GsLe5h/wrRPgJYS9zT/gWy/A/yHsbf7xeDgMLTof1vIsAF/2abf7U287iDlgjFnAlvG1BPiMsLcHQNTCMHURW8TXGuC53n59YgqEuZayFXwZAOd8Fbrl/mMshJbLWTO8TIA9vfrE0hcI4G0AayKccv+LB3j39nNKa/kCZL93B2hgZv7pC9DAPPf0UF7NcwM2IMdArH1eAAdlZgEblIsHCAqQzQBCAGbNh1VABmbmK1hYkjIDUAAKQAlAASgBKAAlAAWgBKAAlAAUgBKAAlACUMvvN7j7AAc81jVGAAAAAElFTkSuQmCC',
  width: 160,
  height: 80,
  piece: {
    image:
      'iVBORw0KGgoAAAANSUhEUgAAABwAAAAcCAYAAAByDd+UAAAAjElEQVR42u3OMQqAMAwF0B7KE3gqx4wdOzo6ekulQ0GKTX6sCYL98J3qfwmHIoEJvJE/FDe2EnZFxR3okSLc3gDtwBRTs09AdksCNSh0PAIiKHw4CnKo6mgNWH6qozpYC/b0R+BK0aXfA6d5gaoG0eFe+HVQgs3AFmoK3qHmYI26gKU7kS+YO0A70DMn9okdhDFyrpgAAAAASUVORK5CYII=',
    width: 28,
    height: 28,
    top: 26,
  },
};

/** A moment that stands still, in epoch milliseconds. */
export const now = Date.parse('2026-11-21T14:02:00Z');

export const brand = { name: 'Aurora', logo: '/brand/aurora/logo.svg', art: '/brand/aurora/hero-640.avif' };

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 64,
};

/** What most brands ask for. */
export const rules: RegisterRules = {
  username: {
    ...rule,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 'LETTER_FIRST',
    minLength: 6,
    maxLength: 16,
  },
  password: { ...rule, minLength: 8 },
  confirmPassword: { ...rule, minLength: 8 },
  affiliateCode: {
    ...rule,
    required: false,
    patternId: 'ALPHANUMERIC',
    acceptedPattern: '^[A-Za-z0-9]*$',
    maxLength: 32,
  },
};

/** Every field that a platform can ask for. */
export const everyRule: RegisterRules = {
  ...rules,
  payeeName: { ...rule, patternId: 'LETTERS_SPACES' },
  email: { ...rule, patternId: 'EMAIL', acceptedPattern: '^[^@\\s]+@[^@\\s]+$' },
  mobileNum: { ...rule, patternId: 'DIGITS', acceptedPattern: '^\\d+$', minLength: 9, maxLength: 9 },
  paymentPassword: { ...rule, patternId: 'DIGITS', acceptedPattern: '^\\d+$', minLength: 6, maxLength: 6 },
  line: { ...rule, required: false },
  whatsapp: { ...rule, required: false },
  facebook: { ...rule, required: false },
  wechat: { ...rule, required: false },
  qqNum: { ...rule, required: false, patternId: 'DIGITS', acceptedPattern: '^\\d+$' },
  idNumber: { ...rule, required: false },
  recommenderId: { ...rule, required: false },
  captcha: { ...rule, maxLength: 16 },
};

/** The platform's rule for passwords: eight characters, whatever they are. */
export const passwordRule = { ...rule, minLength: 8 };

/** Countries as the platform lists them, their codes with a plus sign. */
export const countries = [
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'TH', countryDialingCode: '+66' },
  { countryCode: 'ID', countryDialingCode: '+62' },
  { countryCode: 'JP', countryDialingCode: '+81' },
];

/** Sending of codes before the first one. */
export const sms: PhoneCode = {
  country: 'VN',
  countries,
  isPending: false,
  onSend: () => undefined,
  onFailureClose: () => undefined,
};
