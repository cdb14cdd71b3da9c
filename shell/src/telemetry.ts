/** Errors that users do not see but engineers must: they go to the console and the server's log. */
export function reportError(error: unknown, context: Record<string, string>): void {
  console.warn('karavan', context, error);
  send({
    name: error instanceof Error ? error.name : 'Unknown',
    message: error instanceof Error ? error.message : String(error),
    cause: error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined,
    path: location.pathname,
    ...context,
  });
}

/** A release that is on screen for the first time since the page was opened, and whether that took long. */
export interface Visit {
  readonly remote: string;
  readonly version: string;
  readonly slow: boolean;
}

/** What the failures of releases are held against. */
export function reportVisits(visits: readonly Visit[]): void {
  send({ visits });
}

/** Tells of errors that nobody has caught, with the release whose script they come from. */
export function reportUncaughtErrors(): void {
  const report = (error: unknown, place: string) => {
    const [, remote, version] = /\/(mf-[^/]+|shell)\/([^/]+)\/web\//.exec(place) ?? [];
    if (remote && version) reportError(error, { remote, version });
  };
  addEventListener('error', ({ error, filename }) => report(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) report(reason, reason.stack ?? '');
  });
}

function send(report: object): void {
  navigator.sendBeacon('/telemetry', new Blob([JSON.stringify(report)], { type: 'text/plain' }));
}
