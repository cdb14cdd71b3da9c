import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { generateEndpoint } from './generate-endpoint.ts';
import { generateFeature } from './generate-feature.ts';
import { UsageError } from './names.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'karavan-generators-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text);
}

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

describe('a new feature', () => {
  beforeEach(() => {
    for (const locale of LOCALES) write(`mf-feed/src/locales/${locale}.json`, '{ "more": "…" }');
  });

  it('has a component, a test and a title in every language', () => {
    const files = generateFeature(workspace, 'mf-feed', 'save-post');
    expect(files).toHaveLength(2 + LOCALES.length);
    expect(read('mf-feed/src/features/save-post/save-post.tsx')).toContain('function SavePost()');
    for (const locale of LOCALES) {
      expect(JSON.parse(read(`mf-feed/src/locales/${locale}.json`))).toEqual({
        more: '…',
        save_post_title: 'Save post',
      });
    }
  });

  it('of a part has the texts of that part', () => {
    for (const locale of LOCALES) write(`mf-feed/src/features/shop/locales/${locale}.json`, '{}');
    write('mf-feed/src/features/shop/translation.ts', '');
    generateFeature(workspace, 'mf-feed/shop', 'save-post');
    const folder = 'mf-feed/src/features/shop';
    expect(read(`${folder}/save-post/save-post.tsx`)).toContain("from '../translation.ts'");
    expect(read(`${folder}/save-post/save-post.test.tsx`)).toContain("'mf-feed-shop': messages");
    expect(read(`${folder}/locales/de.json`)).toContain('save_post_title');
  });

  it('has a page when one is asked for, in a chunk of its own', () => {
    write('mf-feed/src/page-chunks.ts', 'export const pageChunks = {\n  a: () => 1,\n};\n');
    write(
      'mf-feed/src/index.ts',
      "  pages: definePages(pageChunks, {\n    a: { path: '/a' },\n  }),\n",
    );
    generateFeature(workspace, 'mf-feed', 'save-post', '/posts/:id/save');
    expect(read('mf-feed/src/pages/save-post.page.tsx')).toContain('Component: SavePost');
    expect(read('mf-feed/src/page-chunks.ts')).toContain(
      "\n  'save-post': () => import(/* webpackChunkName: \"page-save-post\" */ './pages/save-post.page.tsx'),\n};",
    );
    expect(read('mf-feed/src/index.ts')).toContain(
      "    a: { path: '/a' },\n    'save-post': { path: '/posts/:id/save' },\n  }),",
    );
  });

  it.each(['posts', '/posts/', '/posts/{id}'])('has no page at %s', (address) => {
    expect(() => generateFeature(workspace, 'mf-feed', 'save-post', address)).toThrow(UsageError);
  });

  it('never overwrites anybody’s work', () => {
    generateFeature(workspace, 'mf-feed', 'save-post');
    write('mf-feed/src/features/save-post/save-post.tsx', 'mine');
    expect(() => generateFeature(workspace, 'mf-feed', 'save-post')).toThrow(/exists already/);
    expect(read('mf-feed/src/features/save-post/save-post.tsx')).toBe('mine');
  });

  it.each([
    ['mf-none', 'save-post'],
    ['../mf-feed', 'save-post'],
    ['mf-feed', 'SavePost'],
    ['mf-feed', 'post'],
    ['mf-feed/none', 'save-post'],
    ['mf-feed/../..', 'save-post'],
  ])('%s %s is refused', (remote, task) => {
    expect(() => generateFeature(workspace, remote, task)).toThrow(UsageError);
  });
});

describe('a new endpoint', () => {
  const endpoint = {
    module: 'trade/delivery',
    operation: 'cancelDelivery',
    method: 'POST',
    path: '/delivery/{id}/cancel/',
  };
  const ROUTES = 'server/src/modules/trade/delivery/delivery.routes.ts';
  beforeEach(() => {
    write(
      'shared-api/src/contract/delivery.ts',
      "import { z } from 'zod/mini';\nimport {\n  Money,\n} from './common.ts';\n",
    );
    write(
      ROUTES,
      "import * as contract from '@karavan/shared-api/contract/delivery';\n\nexport function deliveryRoutes() {\n  return [\n    x(),\n  ];\n}\n",
    );
    write(
      'shared-api/src/contract/routes.ts',
      "import * as carts from './carts.ts';\nimport * as till from './till.ts';\n\nconst domains = {\n  carts,\n  till,\n} as const;\n",
    );
    write(
      'server/src/product-routes.ts',
      "import { a } from './a.ts';\n\n  return [\n    ...cartsRoutes(db),\n  ];\n",
    );
    write(
      'server/src/routes.db.test.ts',
      'const THINGS: Rows = {\n  getCart: {\n    of: 1,\n  },\n};\n',
    );
    write(
      'server/src/testing/good-requests.ts',
      "const GOOD_REQUESTS: Rows = {\n  logout: { as: 'person' },\n};\n",
    );
    write(
      'server/src/database-tables.ts',
      "import type { ATables } from './a.tables.ts';\n\nexport type Tables = ATables &\n  BTables;\n",
    );
  });

  it('stands in the contract, in the list of its module, and in a file and a test of its own', () => {
    generateEndpoint(workspace, endpoint);
    const contract = read('shared-api/src/contract/delivery.ts');
    expect(contract).toContain("import { Id, Money } from './common.ts';");
    expect(contract).toContain("import { defineRoute } from './route.ts';");
    expect(contract).toContain("path: '/delivery/{id}/cancel/'");
    expect(read(ROUTES)).toContain('implement(contract.cancelDelivery,');
    expect(read(ROUTES)).toContain("import { cancelDelivery } from './cancel-delivery.ts';");
    const folder = 'server/src/modules/trade/delivery';
    expect(read(`${folder}/cancel-delivery.ts`)).toContain('function cancelDelivery(');
    expect(read(`${folder}/cancel-delivery.db.test.ts`)).toContain("'/delivery/1/cancel/'");
  });

  it('of a new module brings what a module has, and registers it', () => {
    const note = {
      module: 'trade/delivery-notes',
      operation: 'readNote',
      method: 'GET',
      path: '/notes/{id}/',
      table: 'delivery_note',
    };
    const files = generateEndpoint(workspace, note, new Date('2026-11-22T11:30:00Z'));
    const folder = 'server/src/modules/trade/delivery-notes';
    expect(files).toEqual(
      expect.arrayContaining([
        ...['index', 'delivery-notes.routes', 'delivery-notes.queries', 'delivery-notes.policy']
          .concat('delivery-notes.tables', 'read-note', 'read-note.db.test')
          .map((name) => `${folder}/${name}.ts`),
        'server/migrations/202611221130-delivery-notes.ts',
      ]),
    );
    expect(read('shared-api/src/contract/routes.ts')).toBe(
      "import * as carts from './carts.ts';\nimport * as deliveryNotes from './delivery-notes.ts';\nimport * as till from './till.ts';\n\nconst domains = {\n  carts,\n  'delivery-notes': deliveryNotes,\n  till,\n} as const;\n",
    );
    expect(read('server/src/product-routes.ts')).toContain('    ...deliveryNotesRoutes(db),\n  ];');
    expect(read('server/src/routes.db.test.ts')).toContain(
      "    of: 1,\n  },\n  readNote: {\n    of: 'client',",
    );
    expect(read('server/src/database-tables.ts')).toContain(
      'Tables = DeliveryNotesTables & ATables',
    );
  });

  it('that writes has a good request, which cannot succeed yet', () => {
    generateEndpoint(workspace, endpoint);
    expect(read('server/src/testing/good-requests.ts')).toBe(
      "const GOOD_REQUESTS: Rows = {\n  logout: { as: 'person' },\n  cancelDelivery: { as: 'person', id: 1, status: 404 },\n};\n",
    );
  });

  it('is imported beside its neighbours', () => {
    const first = "import { x } from './modules/trade/x.ts';\n";
    const others = "import { y } from './modules/talk/y.ts';\n";
    write(
      'server/src/product-routes.ts',
      `${first}${others}\n  return [\n    ...xRoutes(db),\n  ];\n`,
    );
    generateEndpoint(workspace, { ...endpoint, module: 'trade/notes' });
    const imported = "import { notesRoutes } from './modules/trade/notes/index.ts';\n";
    expect(read('server/src/product-routes.ts')).toContain(first + imported + others);
  });

  it.each([
    { module: 'delivery' },
    { module: 'shops/delivery' },
    { operation: 'Cancel' },
    { method: 'FETCH' },
    { path: 'delivery/cancel' },
    { table: 'delivery_note' },
    { module: 'trade/notes', table: 'Note' },
    { module: 'trade/notes', table: 'note', path: '/notes/' },
  ])('with %o is refused, and nothing is written', (wrong) => {
    const before = read('shared-api/src/contract/delivery.ts');
    expect(() => generateEndpoint(workspace, { ...endpoint, ...wrong })).toThrow(UsageError);
    expect(read('shared-api/src/contract/delivery.ts')).toBe(before);
  });

  it('is refused the second time', () => {
    generateEndpoint(workspace, endpoint);
    expect(() => generateEndpoint(workspace, endpoint)).toThrow(/has 'cancelDelivery' already/);
  });
});
