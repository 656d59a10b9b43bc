/** The most that the house gives root agents, and what they give on without a contract of their own; rates in 1/10,000. */
export interface ContractRules {
  dividendRate: number;
  dailyRate: number;
  /** Amount of a tier of a daily wage, decimal text of minor units. */
  dailyAmount: string;
  hourlyRate: number;
  /** Of a real-time wage, on bets that the player won and lost. */
  profitRate: number;
  lossRate: number;
  /** Valid bet of a business day from which an account counts as active, decimal text of minor units. */
  activeBet: string;
}

/** What an operator sets of agents' contracts. */
export interface ContractSettings {
  contractRules: ContractRules;
}

export const contractDefaults: ContractSettings = {
  contractRules: {
    dividendRate: 5_000,
    dailyRate: 100,
    dailyAmount: '1000000',
    hourlyRate: 50,
    profitRate: 50,
    lossRate: 100,
    activeBet: '1000',
  },
};
