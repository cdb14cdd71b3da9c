export { pointerMajor, pointerOf } from './pointer-of.ts';
export { publish, readManifest } from './publish.ts';
export { ReleaseRefusedError } from './release-refused-error.ts';
export { createReleasesApi, type ReleasesApi } from './releases-api.ts';
export { UsageError } from './usage-error.ts';
export { createTeamKey, readTeamKey, type TeamKey } from './team-key.ts';
