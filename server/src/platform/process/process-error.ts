/** Why a process has not done its job. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
  /**
   * `queue`: it waited too long for a process. The other ones have ended the process: `time` when the
   * job took too long, `flood` when it sent too much, `ended` when it ended by itself; `closed`: nobody
   * needs it any more.
   */
  readonly reason: 'queue' | 'time' | 'flood' | 'ended' | 'closed';

  constructor(reason: ProcessError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
