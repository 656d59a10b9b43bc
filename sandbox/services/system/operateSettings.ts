import { breakLengths, moneyProtections } from '#contract';
import { isOnWord, oneOf, type Command } from './operator';
import { setEverywhere } from './setEverywhere';

/** Whether a log-in from a network that is new for its account wants one more proof. */
export const proof: Command = async (operator, [which, word]) => {
  oneOf(which, ['new-network'] as const);
  await setEverywhere(operator, 'newNetworkProof', () => isOnWord(word));
  return isOnWord(word)
    ? 'A login from a network that is new for the account wants one more proof.'
    : 'A login from a new network is like any other.';
};

/** Whether a forgotten password says that there is no such account. */
export const forgotten: Command = async (operator, [word]) => {
  const tells = oneOf(word, ['tells', 'silent'] as const) === 'tells';
  await setEverywhere(operator, 'tellsUnknownAccounts', () => tells);
  return tells
    ? 'A forgotten password says when there is no such account.'
    : 'A forgotten password answers alike, whether there is an account or not.';
};

/** Shorter breaks count for none in some markets. Source: docs/compliance.md, 814a. */
const longFromDays = 3;

/** Which breaks members can take: all, or the long ones. */
export const breaks: Command = async (operator, [word]) => {
  const isLong = oneOf(word, ['all', 'long'] as const) === 'long';
  const days = (length: string) => Number.parseInt(length, 10);
  const offered = breakLengths.filter((length) => !isLong || days(length) >= longFromDays);
  await setEverywhere(operator, 'breakLengths', () => offered);
  return `Members can take a break of ${offered.map(days).join(', ')} days.`;
};

const protectionWords = {
  none: 'Members read that their money is not protected if the operator goes out of business.',
  medium: 'Members read that their money is partly protected if the operator goes out of business.',
  high: 'Members read that their money is protected if the operator goes out of business.',
} as const;

/** What members are told of how their money is held. */
export const protection: Command = async (operator, [word]) => {
  const level = oneOf(word, moneyProtections);
  await setEverywhere(operator, 'moneyProtection', () => level);
  return protectionWords[level];
};

/** Who can log in. */
export const login: Command = async (operator, [word]) => {
  const who = oneOf(word, ['everybody', 'members', 'agents'] as const);
  await setEverywhere(operator, 'loginFor', () => who);
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} can log in.`;
};
