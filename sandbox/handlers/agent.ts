import type { HandlersOf } from './handler';

export const agentHandlers: HandlersOf<'agent'> = {
  // Which contracts an agent has is a switch of the account: an operator turns each on. Source: spec section 3.
  consolidated: ({ actor: { account } }) =>
    Promise.resolve({
      enableCt: account.flags['enableCt'] === true,
      salary: account.flags['salary'] === true,
      hourSalary: account.flags['hourSalary'] === true,
    }),
};
