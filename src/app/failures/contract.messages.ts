import { defineArea } from '#messages';

/** Words for refusals of agent contracts. */
export const contractRefusals = defineArea('error', {
  'contract.tooHigh': {
    id: 'error.contractTooHigh',
    text: 'This is above your own contract’s rate',
  }, // An agent offered a downline a rate or amount above the own one; also when an offer is accepted after the upline's own contract fell.
  'contract.tiers': {
    id: 'error.contractTiers',
    text: 'Each tier must require more and pay more than the one before',
  }, // Tiers of a contract that do not rise.
  'contract.none': {
    id: 'error.contractNone',
    text: 'You don’t have a contract of this kind, so you can’t offer one',
  }, // An agent offered a kind of contract that it does not have.
  'contract.player': {
    id: 'error.contractPlayer',
    text: 'Contracts are for agents. This account is a player',
  }, // A contract was offered to an account that only plays.
  'contract.open': {
    id: 'error.contractOpen',
    text: 'There’s already an open offer of this kind. Withdraw it first',
  }, // A second offer of a kind to the same downline.
  'contract.state': {
    id: 'error.contractState',
    text: 'This contract has changed. Check its current status',
  }, // The contract was answered, withdrawn, lapsed or ended meanwhile.
  'contract.listChanged': {
    id: 'error.contractListChanged',
    text: 'The contracts that end with this one have changed. Check the list again',
  }, // Between reading the list and agreeing to it, a contract was added or ended.
});
