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
  ])('%s %s is refused', (remote, task) => {
    expect(() => generateFeature(workspace, remote, task)).toThrow(UsageError);
  });
});

describe('a new endpoint', () => {
  const endpoint = {
    domain: 'delivery',
    operation: 'cancelDelivery',
    method: 'POST',
    path: '/delivery/{id}/cancel/',
  };
  beforeEach(() => {
    write(
      'shared-api/src/contract/delivery.ts',
      "import { z } from 'zod/mini';\nimport {\n  Money,\n} from './common.ts';\n",
    );
    write(
      'server/src/modules/delivery/delivery.routes.ts',
      "import { x } from './x.ts';\n\nexport function deliveryRoutes() {\n  return [\n    x(),\n  ];\n}\n",
    );
  });

  it('stands in the contract, in the list of its module, and in a file and a test of its own', () => {
    generateEndpoint(workspace, endpoint);
    const contract = read('shared-api/src/contract/delivery.ts');
    expect(contract).toContain("import { Id, Money } from './common.ts';");
    expect(contract).toContain("path: '/delivery/{id}/cancel/'");
    expect(read('server/src/modules/delivery/delivery.routes.ts')).toBe(
      "import { x } from './x.ts';\nimport { cancelDeliveryRoute } from './cancel-delivery.routes.ts';\n\nexport function deliveryRoutes() {\n  return [\n    x(),\n    cancelDeliveryRoute(),\n  ];\n}\n",
    );
    expect(read('server/src/modules/delivery/cancel-delivery.routes.ts')).toContain('implement(');
    expect(read('server/src/modules/delivery/cancel-delivery.db.test.ts')).toContain(
      "'/delivery/1/cancel/'",
    );
  });

  it.each([
    { domain: 'none' },
    { operation: 'Cancel' },
    { method: 'FETCH' },
    { path: 'delivery/cancel' },
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
