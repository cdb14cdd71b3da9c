/** A team that has signed a request with its key. */
export interface Team {
  readonly keyId: number;
  /** The packages it releases. */
  readonly packages: readonly string[];
  /** What it may do with them. */
  readonly actions: readonly string[];
}
