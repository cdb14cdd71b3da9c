/** Errors that users do not see but engineers must: they go to the console and the server's log. */
export function reportError(error: unknown, context: Record<string, string>): void {
  console.warn('karavan', context, error);
  const body = JSON.stringify({
    name: error instanceof Error ? error.name : 'Unknown',
    message: error instanceof Error ? error.message : String(error),
    cause: error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined,
    path: location.pathname,
    ...context,
  });
  navigator.sendBeacon('/telemetry', new Blob([body], { type: 'text/plain' }));
}
