/** A service that a variable names does not answer at the start, in one sentence. */
export class UnreachableServiceError extends Error {
  override readonly name = 'UnreachableServiceError';

  constructor(variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'REDIS_URL', cause: unknown) {
    const { code, message } = cause as { readonly code?: string; readonly message: string };
    super(
      `What ${variable} names does not answer (${code ?? message}); start it, or leave the variable out.`,
      { cause },
    );
  }
}
