import { codeAbuseCases } from './waysIn/codeAbuse.cases';
import { forgottenCases } from './waysIn/forgotten.cases';
import { humanCases } from './waysIn/human.cases';
import { registerMobileCases } from './waysIn/registerMobile.cases';
import { shareWorld } from './waysIn/shared';
import { smsLoginCases } from './waysIn/smsLogin.cases';

shareWorld();
smsLoginCases();
registerMobileCases();
codeAbuseCases();
humanCases();
forgottenCases();
