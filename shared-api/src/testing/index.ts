export {
  createFakeShell,
  pressToast,
  type FakeShellOptions,
  type ShellRecord,
} from './fake-shell.ts';
export { findProblems } from './find-problems.ts';
export { mockEndpoint, mockFile, mockLostConnection, refusal } from './mock-endpoint.ts';
export { startMockServer } from './mock-server.ts';
export {
  renderWithPlatform,
  type PlatformOptions,
  type PlatformRender,
} from './render-with-platform.tsx';
