import { rmSync } from 'node:fs';
import { publishWorkspace } from '../../tooling/src/commands/publish-workspace.ts';

/** The server of the journeys: every run begins with fresh demo data. */
rmSync(process.env['KARAVAN_DATA_DIR']!, { recursive: true, force: true });
await import('../../server/src/main.ts');
await publishWorkspace({
  url: `http://localhost:${process.env['PORT']}`,
  dataDir: process.env['KARAVAN_DATA_DIR']!,
});
