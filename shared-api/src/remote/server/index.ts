export { createServerSide, type RemoteServerSide, type RenderedPage } from './server-side.tsx';
export type { RenderRequest } from './render-request.ts';
