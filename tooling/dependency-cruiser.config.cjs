/** Who may import whom. Each rule's comment says what to do instead. */
const fs = require('node:fs');
const path = require('node:path');

const workspace = path.resolve(__dirname, '..');
/** How many folders may stand above a feature inside of features/; nobody nests deeper. */
const NESTING = [0, 1, 2, 3, 4];
const remotes = fs.readdirSync(workspace).filter((name) => name.startsWith('mf-'));

/** The server's domains: each may use those below it. */
const domains = ['site', 'talk', 'trade', 'catalog', 'organizations', 'identity'];
const unplaced = fs
  .readdirSync(path.join(workspace, 'server/src/modules'))
  .filter((folder) => !domains.includes(folder));
if (unplaced.length > 0) throw new Error(`Say which domains ${unplaced.join(', ')} may use`);

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other, be it for a type, are one thing, or share a third: move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pictures-are-decoded-apart',
      comment:
        'A picture may take gigabytes or minutes: hand it to files/picture-workshop.ts, which has processes for it.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '(^server/src/(testing|platform/files/picture-process)/|\\.test\\.ts$)',
      },
      to: {
        path: '(node_modules/sharp/|^server/src/platform/files/picture-process/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'The contract is what all others agree on: put what it needs into the contract itself.',
      severity: 'error',
      from: { path: '^shared-api/src/contract/' },
      to: { path: '^(shell|mf-|server|shared-ui|shared-api/src/(?!contract/))' },
    },
    {
      name: 'shared-ui-stands-alone',
      comment:
        'The base of the design system knows no product: take what you need as a property, or move the component to shared-ui/src/product.',
      severity: 'error',
      from: { path: '^shared-ui/src/', pathNot: '^shared-ui/src/product/' },
      to: { path: '^(shell/|mf-|server/|shared-api/|shared-ui/src/product/)' },
    },
    {
      name: 'product-ui-knows-types-only',
      comment: 'A value from the contract brings its schemas along: import its type.',
      severity: 'error',
      from: { path: '^shared-ui/src/product/' },
      to: { path: '^shared-api/src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-ui-knows-the-contract-only',
      comment:
        'Product components know the types of the contract: take data, links and actions as properties.',
      severity: 'error',
      from: { path: '^shared-ui/src/product/' },
      to: { path: '^(shell/|mf-|server/|shared-api/src/(?!contract/))' },
    },
    {
      name: 'shared-api-knows-no-app',
      comment:
        'Remotes and the shell use shared-api, never the reverse: hand it in through ShellApi.',
      severity: 'error',
      from: { path: '^shared-api/', pathNot: '^shared-api/src/testing/' },
      to: { path: '^(shell/|mf-|server/|shared-ui/)' },
    },
    {
      name: 'remotes-are-built-alike',
      comment:
        'Teams build and publish outside of this workspace with these packages: move what is of the workspace to tooling.',
      severity: 'error',
      from: { path: '^(remote-build|cli)/' },
      to: { path: '^(shell/|mf-|server/|tooling/)' },
    },
    ...remotes.map((remote) => ({
      name: `${remote}-is-an-island`,
      comment: 'Remotes deploy apart: talk through events, overlays by name, or the server.',
      severity: 'error',
      from: { path: `^${remote}/` },
      to: { path: `^(shell/|server/|mf-(?!${remote.slice(3)}/))` },
    })),
    {
      name: 'shell-loads-remotes-by-registry',
      comment:
        'The shell finds remotes at run time: publish a page or an overlay instead of importing it.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-|server/)' },
    },
    ...NESTING.map((depth) => ({
      name: 'features-are-siblings',
      comment:
        'Features never import each other, at any depth: compose them in a page, or move the common part to the shared/ beside them.',
      severity: 'error',
      from: { path: `^(mf-[^/]+/src/features/${'[^/]+/'.repeat(depth)})([^/]+)/` },
      to: { path: '^$1[^/]+/', pathNot: '^$1($2|shared|locales)/' },
    })),
    {
      name: 'pages-features-shared',
      comment: 'Imports go down: pages -> features -> shared.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/(features|shared)/' },
      to: { path: '^mf-[^/]+/src/pages/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'What shared/ needs of a feature belongs into shared/.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/shared/' },
      to: { path: '^mf-[^/]+/src/features/' },
    },
    {
      name: 'server-uses-the-contract-only',
      comment:
        'The server meets the client in the contract, in the words of forms and orders and in how typed words are compared (and renders remotes through their own builds).',
      severity: 'error',
      from: { path: '^server/src/' },
      to: {
        path: '^(shell/|mf-|shared-ui/|shared-api/src/(?!contract/|spelling/|form/(locales/|problem-key)|order-situation/locales/))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'schemas-stay-out-of-the-first-load',
      comment:
        'A value from the contract brings its schemas along: import its type, or move a constant to contract/limits or contract/locales.',
      severity: 'error',
      from: {
        path: '^shared-api/src/(client|query|realtime|state|i18n)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '(^shared-api/src/contract/(?!limits|locales))|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'forms-load-with-forms',
      comment:
        'The form kit brings schemas and react-hook-form: import it in a form that is loaded lazily.',
      severity: 'error',
      from: {
        path: '^(shell/src/(?!pages/|overlays/)|shared-api/src/(?!form/)|mf-[^/]+/src/(index|pages/))',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^shared-api/src/form/' },
    },
    {
      name: 'modules-meet-at-their-face',
      comment: "Import another module's index.ts, or listen to its events.",
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+/[^/]+)/' },
      to: {
        path: '^server/src/modules/',
        pathNot: '^server/src/modules/($1/|[^/]+/[^/]+/index\\.ts$)',
      },
    },
    ...domains.map((domain, position) => ({
      name: `${domain}-looks-down`,
      comment: `Imports go down (${domains.join(' over ')}): announce an event that the upper module listens to, or hand it in where the app is put together.`,
      severity: 'error',
      from: { path: `^server/src/modules/${domain}/` },
      to: { path: `^server/src/modules/(${domains.slice(0, position).join('|') || '(?!)'})/` },
    })),
    {
      name: 'platform-knows-no-module',
      comment: 'The platform serves every module alike: hand the difference in.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/modules/' },
    },
    {
      name: 'tests-stay-out-of-production',
      comment: 'Move what production needs out of testing/.',
      severity: 'error',
      from: { pathNot: '(/testing/|\\.test\\.tsx?$|/e2e/)' },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/dist/)' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
