export { createServerSide, type RemoteServerSide, type RenderedPage } from './server-side.tsx';
