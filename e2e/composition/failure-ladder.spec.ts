import type { Fault } from '../support/faulty-proxy.ts';
import { expect, test, touch, untilInteractive } from '../support/test.ts';

const COMMERCE_SCRIPTS = /\/remotes\/mf-commerce\/.*\.js/;
const COMMERCE_APP = /\/remotes\/mf-commerce\/.*\/app\.js/;
const COMMERCE_PAGE = /\/remotes\/mf-commerce\/.*\/page-item\.js/;

/** Replaces the page's component in its chunk by another one. */
const withComponent = (body: string) => (source: string) =>
  `
(() => {
  const chunks = (self.karavan__mf_commerce__chunks ??= []);
  const push = chunks.push.bind(chunks);
  chunks.push = ([ids, modules, runtime]) => push([ids, Object.fromEntries(
    Object.entries(modules).map(([id, factory]) => [id, function (module, exports, require) {
      factory.call(this, module, exports, require);
      const pages = Object.entries(module.exports).filter(([, value]) => value?.Component);
      if (pages.length > 0) module.exports = Object.fromEntries(
        pages.map(([name]) => [name, { Component() { ${body} } }]));
    }])), runtime]);
})();
${source}`;

interface Case {
  readonly name: string;
  readonly path: RegExp;
  readonly fault: Fault;
  readonly text: RegExp;
}

const FAULTS: readonly Case[] = [
  { name: 'answers 500', path: COMMERCE_SCRIPTS, fault: 'status 500', text: /Сервер не отдал/ },
  {
    name: 'answers a page instead of a script',
    path: COMMERCE_SCRIPTS,
    fault: 'html instead of script',
    text: /повреждённой/,
  },
  { name: 'is cut short', path: COMMERCE_SCRIPTS, fault: 'truncated', text: /повреждённой/ },
  {
    name: 'closes the connection',
    path: COMMERCE_SCRIPTS,
    fault: 'connection closed',
    text: /Нет связи/,
  },
  { name: 'does not answer', path: COMMERCE_SCRIPTS, fault: 'silent', text: /дольше обычного/ },
  {
    name: 'throws at import',
    path: COMMERCE_APP,
    fault: { rewrite: (source) => `throw new Error('fault at import');${source}` },
    text: /произошла ошибка/,
  },
  {
    name: 'throws at mount',
    path: COMMERCE_PAGE,
    fault: { rewrite: withComponent(`throw new Error('fault at mount');`) },
    text: /произошла ошибка/,
  },
  {
    name: 'hangs at mount',
    path: COMMERCE_PAGE,
    fault: { rewrite: withComponent('throw new Promise(() => {});') },
    text: /дольше обычного/,
  },
];

for (const { name, path, fault, text } of FAULTS) {
  test(`a remote that ${name}: the shell goes on, and a retry recovers`, async ({
    page,
    faultyProxy: proxy,
  }) => {
    proxy.break(path, fault);
    await page.goto(`${proxy.url}/home/posts`);
    await untilInteractive(page);
    await page.locator('a[href^="/p/"]').first().click();

    await expect(page.getByText(text)).toBeVisible();
    // The chrome and the other remotes do not mind.
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(page.locator('a[href^="/p/"]').first()).toBeVisible();
    await page.goForward();
    await expect(page.getByText(text)).toBeVisible();

    proxy.mend();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  });
}

test('a slow remote: the person is told after three seconds, and it still arrives', async ({
  page,
}) => {
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(COMMERCE_APP, async (route) => {
    await mayArrive;
    await route.continue();
  });
  await page.goto('/home/posts');
  await untilInteractive(page);
  const start = Date.now();
  await page.locator('a[href^="/p/"]').first().click();
  await expect(page.getByText(/дольше обычного/)).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(3000);
  letArrive();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  await expect(page.getByText(/дольше обычного/)).toBeHidden();
});

test('a first screen from the server stays readable when its remote fails', async ({
  page,
  faultyProxy: proxy,
}) => {
  proxy.break(COMMERCE_SCRIPTS, 'status 500');
  await page.goto(`${proxy.url}/p/5`);
  await touch(page);
  await expect(page.getByRole('alert')).toContainText('Сервер не отдал');
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  proxy.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.locator('[data-island]')).toHaveCount(0);
});

test('one remote without files: the other five go on', async ({ page, faultyProxy: proxy }) => {
  proxy.break(/\/remotes\/mf-feed\//, 'status 500');
  await page.goto(`${proxy.url}/organizations/1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('a[href^="/p/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
});

for (const file of ['entry', 'app', 'page-item']) {
  test(`${file}.js that does not match its hash never runs`, async ({
    page,
    faultyProxy: proxy,
  }) => {
    proxy.break(new RegExp(`/remotes/mf-commerce/.*/${file}\\.js`), 'truncated');
    await page.goto(`${proxy.url}/p/5`);
    await touch(page);
    await expect(page.getByRole('alert')).toContainText('повреждённой');
  });
}
