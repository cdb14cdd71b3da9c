import { rmSync } from 'node:fs';

/** The server of the journeys: every run begins with fresh demo data. */
rmSync(process.env['KARAVAN_DATA_DIR']!, { recursive: true, force: true });
await import('../../server/src/main.ts');
