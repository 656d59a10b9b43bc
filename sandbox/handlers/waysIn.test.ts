import { bruteForceCases } from '../testing/waysIn/bruteForce.cases';
import { passwordsCases } from '../testing/waysIn/passwords.cases';
import { proofsCases } from '../testing/waysIn/proofs.cases';
import { rememberCases } from '../testing/waysIn/remember.cases';
import { sessionLifeCases } from '../testing/waysIn/sessionLife.cases';
import { shareWorld } from '../testing/waysIn/shared';

shareWorld();
rememberCases();
proofsCases();
passwordsCases();
sessionLifeCases();
bruteForceCases();
