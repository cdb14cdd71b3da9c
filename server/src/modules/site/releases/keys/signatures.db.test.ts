import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '@karavan/cli';
import { STABLE } from '@karavan/shared-api/contract/releases';
import { MAJOR, refusal, startReleaseSite } from '../testing/release-site.ts';
import { revokeTeamKey } from './team-keys.ts';

const site = startReleaseSite();

describe('the server takes nothing in that', () => {
  it('differs from its hash', async () => {
    const dist = await site.team.build({ id: 'mf-one', version: 1 });
    await writeFile(path.join(dist, 'web/entry.js'), 'changed after it was signed');
    expect(await refusal(publish(site.team.api, site.team.key, dist))).toContain(
      'differs from its hash',
    );
    expect(await readdir(path.join(site.server.dataDir, 'releases/.uploads'))).toEqual(['mf-one']);
  });

  it('is signed by another key than the one that asks', async () => {
    const other = await site.createTeam();
    const dist = await site.team.build({ id: 'mf-one', version: 1 });
    expect(await refusal(publish(site.team.api, other.key, dist))).toContain(
      'the signature does not fit',
    );
  });

  it('comes from an unknown or revoked key, or is for something else', async () => {
    const dist = await site.team.build({ id: 'mf-one', version: 1 });
    const revoked = await site.createTeam();
    await site.server.database.db.transaction().execute((trx) => revokeTeamKey(trx, revoked.keyId));
    await expect(publish(revoked.api, revoked.key, dist)).rejects.toMatchObject({ status: 401 });
    const theirs = await site.createTeam({ packages: ['mf-two'] });
    await expect(publish(theirs.api, theirs.key, dist)).rejects.toMatchObject({ status: 403 });
    const reader = await site.createTeam({ actions: ['publish'] });
    const release = await publish(reader.api, reader.key, dist);
    const { package: name, version } = release;
    const move = { package: name, revision: 0, channel: STABLE, reason: '' };
    await expect(reader.api.promote({ ...move, version, percent: 100 })).rejects.toMatchObject({
      status: 403,
    });
    await expect(reader.api.rollback({ ...move, contract_major: MAJOR })).rejects.toMatchObject({
      status: 403,
    });
    await expect(reader.api.block({ package: name, version, reason: 'x' })).rejects.toMatchObject({
      status: 403,
    });
  });

  it.each<[string, (header: string) => string]>([
    ['an old', (header) => header.replace(/:\d+:/, `:${Math.floor(Date.now() / 1000) - 600}:`)],
    ['no', (header) => header.replace(/:[^:]*$/, ':')],
    ['a key without', () => 'Karavan-Key x'],
    ['a malformed', (header) => header.replace(/:[^:]*$/, ':%%%')],
  ])('has %s signature', async (_, spoil) => {
    const url = '/api/v1/releases/';
    const authorization = site.team.key.authorize({ method: 'GET', url, body: null });
    const ask = (header: string) =>
      fetch(site.address + url, { headers: { authorization: header } });
    expect((await ask(authorization)).status).toBe(200);
    expect((await ask(spoil(authorization))).status).toBe(401);
  });

  it('was signed for another body or address', async () => {
    const url = '/api/v1/releases/verify/';
    const body = { package: 'mf-one', version: site.v(1) };
    const authorization = site.team.key.authorize({ method: 'POST', url, body });
    const send = (address: string, sent: object) =>
      fetch(site.address + address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
    expect((await send(url, body)).status).toBe(404);
    expect((await send(url, { ...body, package: 'mf-two' })).status).toBe(401);
    expect((await send('/api/v1/releases/preview/', body)).status).toBe(401);
  });

  it.each(['../secret', 'web/../../x', 'web/a/b.js', 'other/x.js', 'web/.hidden'])(
    'has a file at %s',
    async (file) => {
      const files = { [file]: `sha384-${'A'.repeat(64)}` };
      const manifest = JSON.stringify({ ...JSON.parse('{}'), files });
      const answer = refusal(
        site.team.api.announce({ manifest, signature: site.team.key.sign(manifest) }),
      );
      expect(await answer).toContain('release.json');
    },
  );
});
