export { createServerShell } from './server-shell.ts';
export { createServerSide, type RemoteServerSide, type RenderedPage } from './server-side.tsx';
export type { RenderRequest } from './render-request.ts';
