import type { Kysely } from 'kysely';
import { RELEASE_FILE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import * as contract from '@karavan/shared-api/contract/releases';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Team } from '../../../platform/auth/team.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { DiskSpace } from '../../../platform/files/disk-space.ts';
import { readFormFile } from '../../../platform/files/read-form-file.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { findFigures } from './evidence/evidence.queries.ts';
import { refuseOthers } from './keys/find-team.ts';
import { addTeamKey, listTeamKeys, revokeTeamKey } from './keys/team-keys.ts';
import { blockRelease } from './pointers/block-release.ts';
import type { Mover, PointerKey } from './pointers/move-pointer.ts';
import type { PointerReader } from './pointers/pointers.queries.ts';
import { promoteRelease } from './pointers/promote-release.ts';
import { rollBack } from './pointers/roll-back.ts';
import type { PreviewLinks } from './registry/preview-links.ts';
import { composeFor } from './registry/registry.ts';
import { releaseRefused } from './release-refused.ts';
import { presentLogEntry, presentPointer, presentRelease } from './releases.presenter.ts';
import { countLog, findLog, findRelease, findReleases } from './releases.queries.ts';
import { announceRelease, findMissing } from './storage/announce-release.ts';
import type { ReleaseFolders } from './storage/release-folders.ts';
import { verifyRelease, type RenderTrial } from './verification/verify-release.ts';

export interface ReleasesDependencies {
  readonly db: Kysely<Tables>;
  readonly reader: PointerReader;
  readonly folders: ReleaseFolders;
  readonly previews: PreviewLinks;
  readonly tryRender: RenderTrial;
  /** Of the releases' folder. */
  readonly disk: Pick<DiskSpace, 'problem'>;
  /** Scheme and host of this site, as people open it. */
  readonly siteUrl: string;
}

const PREVIEWABLE: ReadonlySet<string> = new Set(['staged', 'canary', 'live', 'superseded']);

/** How teams release. */
export function releasesRoutes(dependencies: ReleasesDependencies): ImplementedRoute[] {
  const { db, reader, folders, previews, disk, siteUrl } = dependencies;

  async function pointerOf(key: PointerKey) {
    const pointers = await reader.read();
    const pointer = pointers.find(
      ({ package: name, channel, contractMajor }) =>
        name === key.package && channel === key.channel && contractMajor === key.contractMajor,
    );
    return presentPointer(pointer!);
  }

  return [
    implement(contract.listReleases, async ({ query }) => {
      const [pointers, releases] = await Promise.all([
        reader.read(),
        findReleases(db, query.package),
      ]);
      const shown = pointers.filter(
        ({ package: name }) => query.package === undefined || name === query.package,
      );
      return { pointers: shown.map(presentPointer), releases: releases.map(presentRelease) };
    }),
    implement(contract.publishRelease, async ({ body, context }) => {
      const { manifest, missing } = await announceRelease(db, folders, requireTeam(context), body);
      const row = await findRelease(db, { package: manifest.id, version: manifest.version });
      return { release: presentRelease(row), missing };
    }),
    implement(contract.uploadReleaseFile, async ({ query, context, raw }) => {
      refuseOthers(requireTeam(context), query.package, 'publish');
      if (disk.problem() !== null) throw new ApiError('storage_full');
      const row = await findRelease(db, query);
      if (row.state !== 'uploaded') throw new ApiError('conflict');
      const manifest = JSON.parse(row.manifest) as ReleaseManifest;
      const hash = manifest.files[query.path];
      if (hash === undefined) throw new ApiError('not_found');
      const isWhole = await readFormFile(raw, RELEASE_FILE_MAX_BYTES, ({ file: content }) =>
        folders.receive(query.package, query.version, { path: query.path, hash, content }),
      );
      if (!isWhole) {
        throw releaseRefused([
          `${query.package} ${query.version}: ${query.path} differs from its hash`,
        ]);
      }
      return { missing: (await findMissing(folders, manifest)).length };
    }),
    implement(contract.verifyRelease, async ({ body, context }) => {
      refuseOthers(context.team, body.package, 'publish');
      await verifyRelease(dependencies, body);
      return presentRelease(await findRelease(db, body));
    }),
    implement(contract.promoteRelease, async ({ body, context }) => {
      refuseOthers(context.team, body.package, 'promote');
      return pointerOf(await promoteRelease(db, reader, moverOf(context), body));
    }),
    implement(contract.rollbackRelease, async ({ body, context }) => {
      refuseOthers(context.team, body.package, 'rollback');
      const { contract_major: contractMajor, ...rest } = body;
      return pointerOf(await rollBack(db, reader, moverOf(context), { ...rest, contractMajor }));
    }),
    implement(contract.blockRelease, async ({ body, context }) => {
      refuseOthers(context.team, body.package, 'block');
      await blockRelease(db, reader, moverOf(context), body);
      return presentRelease(await findRelease(db, body));
    }),
    implement(contract.previewRelease, async ({ body, context }) => {
      refuseOthers(context.team, body.package, 'publish');
      const row = await findRelease(db, body);
      if (!PREVIEWABLE.has(row.state)) throw new ApiError('conflict');
      const { token, expiresAt } = previews.make(body);
      return { url: `${siteUrl}/preview/${token}`, expires_at: expiresAt.toISOString() };
    }),
    implement(contract.listReleaseFigures, async () => ({ figures: await findFigures(db) })),
    implement(contract.findVisitorReleases, async ({ query: { visitor } }) => {
      const composition = composeFor(await reader.read(), {
        id: visitor,
        channel: contract.STABLE,
        failedShell: null,
        preview: null,
      });
      const releases = composition
        ? [composition.shell, ...[...composition.remotes.values()].map(({ current }) => current)]
        : [];
      return { releases: releases.map(({ id, version }) => ({ package: id, version })) };
    }),
    implement(contract.listReleaseLog, async ({ query }) => {
      const { package: packageName, limit } = query;
      const window = pageWindow(query, 'id');
      const [rows, count] = await Promise.all([
        findLog(db, { packageName, ...window }),
        countLog(db, packageName),
      ]);
      return pageAnswer(rows, limit, count, {
        present: presentLogEntry,
        cursorOf: ({ id }) => encodeCursor({ value: '', id }),
      });
    }),
    implement(contract.listTeamKeys, async () => ({ keys: await listTeamKeys(db) })),
    implement(contract.addTeamKey, ({ body, context }) =>
      db.transaction().execute(async (trx) => {
        const key = await addTeamKey(trx, {
          ...body,
          publicKey: Buffer.from(body.public_key, 'base64'),
        });
        await recordAudit(trx, context, { team_key: key.id, name: key.name });
        return key;
      }),
    ),
    implement(contract.revokeTeamKey, ({ params: { id }, context }) =>
      db.transaction().execute(async (trx) => {
        await recordAudit(trx, context, { team_key: id });
        return revokeTeamKey(trx, id);
      }),
    ),
  ];
}

/** What is signed must come from whoever has signed it. */
function requireTeam({ team }: RequestContext): Team {
  if (!team) throw new ApiError('forbidden');
  return team;
}

function moverOf({ actor, team }: RequestContext): Mover {
  return { userId: actor?.userId ?? null, keyId: team?.keyId ?? null };
}
