import { bruteForceCases } from './waysIn/bruteForce.cases';
import { passwordsCases } from './waysIn/passwords.cases';
import { proofsCases } from './waysIn/proofs.cases';
import { rememberCases } from './waysIn/remember.cases';
import { sessionLifeCases } from './waysIn/sessionLife.cases';
import { shareWorld } from './waysIn/shared';

shareWorld();
rememberCases();
proofsCases();
passwordsCases();
sessionLifeCases();
bruteForceCases();
