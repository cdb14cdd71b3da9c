/** A variable that cannot be used, in one sentence that names it. */
export class WrongVariableError extends Error {
  override readonly name = 'WrongVariableError';
}
