import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from './index.ts';

jest.setTimeout(20_000);

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const start = (directory: string) =>
  startEmbeddedDatabase({ dataDir: directory, log, survivesPowerCut: false });

let dataDir: string;
beforeAll(async () => {
  // With everything that must be quoted somewhere on the way to PostgreSQL.
  dataDir = await mkdtemp('/tmp/мой магазин, 1-');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('an embedded database', () => {
  it('keeps its data over restarts and leaves no process behind', async () => {
    const first = await start(dataDir);
    await query(first.connectionString, 'create table note (id int)');
    await query(first.connectionString, 'insert into note values (1)');
    expect(processesOf(dataDir)).not.toEqual([]);
    await first.stop();
    expect(processesOf(dataDir)).toEqual([]);

    const second = await start(dataDir);
    expect(await query(second.connectionString, 'select id from note')).toEqual([{ id: 1 }]);
    await second.stop();
  });

  it('has the extensions we use and folds the case of every alphabet', async () => {
    const database = await start(dataDir);
    for (const extension of ['pg_trgm', 'btree_gist', 'unaccent', 'citext', 'pgcrypto']) {
      await query(database.connectionString, `create extension ${extension}`);
    }
    expect(await query(database.connectionString, `select lower('ПРИВЕТ') as text`)).toEqual([
      { text: 'привет' },
    ]);
    await database.stop();
  });

  it('belongs to one start at a time', async () => {
    const database = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `Another Karavan (process ${process.pid}) is using ${dataDir}; stop it, or set KARAVAN_DATA_DIR to another directory.`,
    );
    expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('is started again when it is killed', async () => {
    const database = await start(dataDir);
    process.kill(serverPid(dataDir), 'SIGKILL');
    await untilAnswers(database.connectionString);

    expect(log.warn).toHaveBeenCalledWith(
      expect.anything(),
      expect.stringMatching('starting it again'),
    );
    await database.stop();
    expect(processesOf(dataDir)).toEqual([]);
  });
});

describe('a restart that fails', () => {
  it('is tried until what was in its way is gone, and says what that is', async () => {
    const database = await start(dataDir);
    // As a full disk would, this keeps PostgreSQL from starting for longer than five attempts take.
    const control = path.join(dataDir, 'postgres/data/global/pg_control');
    await rename(control, `${control}.away`);
    process.kill(serverPid(dataDir), 'SIGKILL');
    const attempts = () =>
      log.error.mock.calls.filter(([, words]) => /cannot be started; trying again/.test(words));
    await untilEmpty(() => (attempts().length >= 5 ? [] : [1]));
    expect(database.problem()).toMatch(/The database does not start: .*pg_control/);

    await rename(`${control}.away`, control);
    await untilAnswers(database.connectionString);
    await untilEmpty(() => (database.problem() === null ? [] : [1]));
    await database.stop();
    expect(processesOf(dataDir)).toEqual([]);
  });

  it('ends with the server', async () => {
    const database = await start(dataDir);
    const control = path.join(dataDir, 'postgres/data/global/pg_control');
    await rename(control, `${control}.away`);
    process.kill(serverPid(dataDir), 'SIGKILL');
    await untilEmpty(() => (database.problem() === null ? [1] : []));
    await database.stop();
    await rename(`${control}.away`, control);
    expect(processesOf(dataDir)).toEqual([]);
  });
});

describe('after kill -9', () => {
  it('of our process, the database stops by itself', async () => {
    const owner = await startElsewhere(dataDir);
    owner.process.kill('SIGKILL');
    await untilEmpty(() => processesOf(dataDir));
    expect(await firstNoteAfterStart()).toBe(1);
  });

  it('of our process and of its guard, the next start stops the database that runs on', async () => {
    const owner = await startElsewhere(dataDir);
    await owner.query('insert into note values (2)');
    const orphan = serverPid(dataDir);
    for (const guard of guardsOf(orphan)) process.kill(guard, 'SIGKILL');
    owner.process.kill('SIGKILL');
    await sleep(300);
    expect(serverPid(dataDir)).toBe(orphan);
    expect(await firstNoteAfterStart()).toBe(1);
    expect(log.warn).toHaveBeenCalledWith({ pid: orphan }, expect.stringMatching('left behind'));
  });

  it('of everything, the next start mends the data', async () => {
    const owner = await startElsewhere(dataDir);
    await owner.query('insert into note values (3)');
    owner.process.kill('SIGKILL');
    for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
    expect(await firstNoteAfterStart()).toBe(1);
  });

  it('a pid file that names another process by now is no obstacle', async () => {
    const file = path.join(dataDir, 'postgres/data/postmaster.pid');
    await writeFile(file, `${process.pid}\n${path.dirname(file)}\n`);
    expect(await firstNoteAfterStart()).toBe(1);
    await writeFile(file, '');
    expect(await firstNoteAfterStart()).toBe(1);
  });

  async function firstNoteAfterStart(): Promise<unknown> {
    const database = await start(dataDir);
    const [row] = await query(database.connectionString, 'select min(id) as id from note');
    await database.stop();
    return row?.id;
  }
});

describe('what is wrong is told in one sentence', () => {
  it('a directory that cannot be made', async () => {
    const failure = start('/dev/null/karavan');
    await expect(failure).rejects.toBeInstanceOf(EmbeddedDatabaseError);
    await expect(failure).rejects.toThrow(
      'The data directory /dev/null/karavan cannot be written (ENOTDIR); set KARAVAN_DATA_DIR to one that can.',
    );
  });

  it('data of another version', async () => {
    const other = path.join(dataDir, 'other');
    await mkdir(path.join(other, 'postgres/data'), { recursive: true });
    await writeFile(path.join(other, 'postgres/data/PG_VERSION'), '17\n');
    await expect(start(other)).rejects.toThrow(/made by PostgreSQL 17 and this is 18; upgrade/);
    expect(await readdir(other)).toEqual(['postgres']);
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('a directory in a folder that only root may enter', async () => {
    const closed = path.join(dataDir, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o700);
    await expect(start(path.join(closed, 'data'))).rejects.toThrow(
      /PostgreSQL does not run as root.*everybody may enter/,
    );
  });

  asRoot('but a data directory of root itself is opened as far as needed', async () => {
    const own = path.join(dataDir, 'own');
    await mkdir(own);
    await chmod(own, 0o700);
    const database = await start(own);
    await database.stop();
    expect((await stat(own)).mode & 0o777).toBe(0o710);
  });
});

interface Elsewhere {
  readonly process: ChildProcess;
  query(text: string): Promise<{ id?: unknown }[]>;
}

/** Starts the database in a process of its own, which may be killed. */
async function startElsewhere(directory: string): Promise<Elsewhere> {
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(path.join(__dirname, 'index.ts'))});
    const log = { info() {}, warn() {}, error() {} };
    const { connectionString } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(directory)}, log });
    process.send(connectionString);
  `;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const died = once(owner, 'exit').then(() => Promise.reject(new Error('It did not start')));
  const [connectionString] = (await Promise.race([once(owner, 'message'), died])) as [string];
  died.catch(() => undefined);
  return { process: owner, query: (text) => query(connectionString, text) };
}

async function query(connectionString: string, text: string): Promise<{ id?: unknown }[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function untilAnswers(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await query(connectionString, 'select 1').catch(() => null);
    if (answer) return;
    await sleep(50);
  }
  throw new Error('The database does not answer');
}

async function untilEmpty(list: () => unknown[]): Promise<void> {
  for (let attempt = 0; list().length > 0; attempt += 1) {
    if (attempt > 200) throw new Error('It is still there');
    await sleep(50);
  }
}

/** The database server of a directory and its guard. */
function processesOf(directory: string): number[] {
  const servers = processesWhere((line) => line.includes(`-D ${directory}/postgres/data`));
  return [...servers, ...servers.flatMap(guardsOf)];
}

function guardsOf(server: number): number[] {
  return processesWhere((line) => line.endsWith(` guard ${server}`));
}

function processesWhere(matches: (line: string) => boolean): number[] {
  return execFileSync('ps', ['-ww', '-eo', 'pid=,args='], {
    encoding: 'utf8',
    // Otherwise it shows question marks for other letters.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
    .split('\n')
    .filter(matches)
    .map((line) => Number.parseInt(line, 10));
}

function serverPid(directory: string): number {
  const [pid] = processesOf(directory);
  if (pid === undefined) throw new Error('There is no database');
  return pid;
}
