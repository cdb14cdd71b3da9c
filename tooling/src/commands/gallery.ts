import { spawn } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

/** `pnpm gallery`: the states of every component of the design system, rebuilt on every change. */
const folder = path.join(WORKSPACE, 'shared-ui');
const gallery = spawn(process.execPath, ['gallery/serve-gallery.ts'], {
  cwd: folder,
  stdio: 'inherit',
});
gallery.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => gallery.kill());
}
