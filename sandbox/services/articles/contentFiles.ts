/** Files by their path within a folder of content, such as `help/en/deposit-late.md`. */
export type ContentFiles = ReadonlyMap<string, string>;
