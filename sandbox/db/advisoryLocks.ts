/**
 * Numbers of PostgreSQL's advisory locks, the same in every process. Each is for one thing: two things that shared one would
 * wait for each other. Functions of the database repeat theirs, as SQL knows no constants. Locks of one account are hashes of
 * its id and stand where they are taken.
 */
export const advisoryLocks = {
  /** Migrations, and rights that are given after them. */
  migrations: 7_311_094,
  sealingKeys: 7_311_095,
  testTemplate: 7_311_096,
  seed: 7_311_097,
  roleSettings: 7_311_098,
  /** `make_months`, and rights of what it makes. */
  months: 7_311_099,
  embeddedRoles: 7_311_100,
  drawSeed: 7_311_101,
  /** `team_days_lock`. */
  teamDays: 7_311_102,
  /** `operator_acts_seal`. */
  operatorActs: 7_311_104,
} as const;
