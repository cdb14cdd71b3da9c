/** The remote that is being built, through an alias of its `node` build. */
declare module 'remote-app' {
  import type { RemoteApp } from '@karavan/shared-api/remote';
  const app: RemoteApp;
  export default app;
}
