/** The signed-in person behind a request. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  /** A browser's session: its writes must prove that they come from our own pages. */
  readonly isBrowser: boolean;
}
