import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PORT } from '../support/server-under-test.ts';
import { expect, test, untilInteractive } from '../support/test.ts';

const BUILD = path.resolve('mf-feed/dist/web');

/** A developer's own build on their own machine, as `pnpm dev` serves it. */
async function serveLocalBuild() {
  const server = http.createServer((request, response) => {
    const file = path.join(BUILD, path.basename(new URL(request.url!, 'http://local').pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

test('a local build stands in for a remote until it is reset', async ({ page }) => {
  const local = await serveLocalBuild();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`/home/posts?override=mf-feed@${local.url}`);
  await page.getByRole('button', { name: 'Загружать', exact: true }).click();
  await untilInteractive(page);
  await expect(page).toHaveURL('/home/posts');
  await expect(page.getByText('Локальная сборка: mf-feed')).toBeVisible();
  expect(scripts).toContain(`${local.url}entry.js`);
  await page.getByRole('link', { name: /.+/ }).and(page.locator('[href^="/p/"]')).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Сбросить' }).click();
  await untilInteractive(page);
  await expect(page.getByText('Локальная сборка')).toBeHidden();
  // Of this page: the one before may have gone on loading until it was left.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((url) => url.startsWith(local.url))).toEqual([]);
  local.close();
});

/** `pnpm dev shell` against the server of the journeys; resolves with the address that it says to open. */
async function developShell(shell: string) {
  const command = spawn(
    process.execPath,
    ['tooling/src/commands/dev.ts', 'shell', '--shell', shell],
    { env: { ...process.env, DEV_PORT: String(PORT + 1 + test.info().parallelIndex) } },
  );
  for await (const line of createInterface(command.stdout)) {
    const address = /^Open (\S+)/.exec(line)?.[1];
    if (address) return { address, close: () => command.kill() };
  }
  throw new Error('pnpm dev has ended without an address');
}

test('a local build of the shell stands in beside the published remotes', async ({
  page,
  baseURL,
}) => {
  const local = await developShell(baseURL!);
  await page.goto(local.address);
  await page.getByRole('button', { name: 'Загружать', exact: true }).click();
  await untilInteractive(page);
  await expect(page.getByText('Локальная сборка: shell')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('link', { name: /.+/ }).and(page.locator('[href^="/p/"]')).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  local.close();
});

test('only an address of the own machine may stand in', async ({ page }) => {
  await page.goto('/home/posts?override=mf-feed@https://elsewhere.example/');
  await untilInteractive(page);
  await expect(page.getByText('Локальная сборка')).toBeHidden();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('override');
});
