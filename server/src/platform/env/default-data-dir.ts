import os from 'node:os';
import path from 'node:path';

/**
 * Where data lives when nobody says: the person's state folder. PostgreSQL refuses to run as root,
 * so root's data goes where another account can enter.
 */
export function defaultDataDir(variables: NodeJS.ProcessEnv): string {
  if (process.getuid?.() === 0) return '/var/lib/karavan';
  if (process.platform === 'win32') {
    return path.join(variables['LOCALAPPDATA'] ?? os.homedir(), 'karavan');
  }
  return path.join(
    variables['XDG_STATE_HOME'] ?? path.join(os.homedir(), '.local/state'),
    'karavan',
  );
}
