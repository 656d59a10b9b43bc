import { codeAbuseCases } from '../testing/waysIn/codeAbuse.cases';
import { forgottenCases } from '../testing/waysIn/forgotten.cases';
import { humanCases } from '../testing/waysIn/human.cases';
import { registerMobileCases } from '../testing/waysIn/registerMobile.cases';
import { shareWorld } from '../testing/waysIn/shared';
import { smsLoginCases } from '../testing/waysIn/smsLogin.cases';

shareWorld();
smsLoginCases();
registerMobileCases();
codeAbuseCases();
humanCases();
forgottenCases();
