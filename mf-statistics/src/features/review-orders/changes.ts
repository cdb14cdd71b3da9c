/** What is chosen, as it stands in the address; null for what is there no more. */
export type Changes = Readonly<Record<string, string | null>>;
