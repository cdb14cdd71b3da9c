/** `address`: not http(s), or it leads into our own networks. The others are the far side's. */
export type OutboundProblem =
  | 'address'
  | 'redirects'
  | 'status'
  | 'type'
  | 'size'
  | 'time'
  | 'network';

/** A URL that was not fetched, or whose answer was not taken. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly problem: OutboundProblem;
  /** The far side's HTTP status, where the problem is that. */
  readonly status: number | undefined;

  constructor(problem: OutboundProblem, options: ErrorOptions & { readonly status?: number } = {}) {
    super(`The URL was not fetched (${problem})`, options);
    this.problem = problem;
    this.status = options.status;
  }
}
