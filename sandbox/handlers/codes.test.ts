import { codeAbuseCases } from '../testing/auth/codeAbuse.cases';
import { forgottenCases } from '../testing/auth/forgotten.cases';
import { humanCases } from '../testing/auth/human.cases';
import { registerMobileCases } from '../testing/auth/registerMobile.cases';
import { shareTestPlatform } from '../testing/auth/shared';
import { smsLoginCases } from '../testing/auth/smsLogin.cases';

shareTestPlatform();
smsLoginCases();
registerMobileCases();
codeAbuseCases();
humanCases();
forgottenCases();
