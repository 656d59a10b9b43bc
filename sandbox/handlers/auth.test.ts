import { bruteForceCases } from '../testing/auth/bruteForce.cases';
import { passwordsCases } from '../testing/auth/passwords.cases';
import { proofsCases } from '../testing/auth/proofs.cases';
import { rememberCases } from '../testing/auth/remember.cases';
import { sessionLifeCases } from '../testing/auth/sessionLife.cases';
import { shareTestPlatform } from '../testing/auth/shared';

shareTestPlatform();
rememberCases();
proofsCases();
passwordsCases();
sessionLifeCases();
bruteForceCases();
