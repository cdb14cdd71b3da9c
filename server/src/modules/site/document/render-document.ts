import { DOCUMENT_IDS, type BootData } from '@karavan/shared-api/contract/boot';
import type { PageMeta } from './page-meta.ts';
import type { ShellAssets } from './shell-assets.ts';

/** A script to fetch early, with the integrity it will be loaded with: otherwise it loads twice. */
export interface Preload {
  readonly url: string;
  readonly integrity: string;
}

export interface DocumentParts {
  readonly boot: BootData;
  readonly assets: ShellAssets;
  readonly preloads: readonly Preload[];
  readonly meta: PageMeta;
  readonly nonce: string;
  /** The first screen's markup and its `<style>` elements, or null. */
  readonly screen: { readonly html: string; readonly styles: string } | null;
}

/** Writes the HTML of a page. */
export function renderDocument({
  boot,
  assets,
  preloads,
  meta,
  nonce,
  screen,
}: DocumentParts): string {
  const island = boot.island && screen;
  return `<!doctype html>
<html lang="${boot.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(meta.title)}</title>
<meta name="description" content="${escape(meta.description)}">
<meta property="og:title" content="${escape(meta.title)}">
<meta property="og:description" content="${escape(meta.description)}">
<meta property="og:url" content="${escape(meta.canonical)}">
<link rel="canonical" href="${escape(meta.canonical)}">
${Object.entries(meta.properties)
  .map(([name, content]) => `<meta property="${escape(name)}" content="${escape(content)}">`)
  .join('\n')}
${meta.thing ? `<script type="application/ld+json">${jsonForHtml(meta.thing)}</script>` : ''}
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1c1e22" media="(prefers-color-scheme: dark)">
<meta property="csp-nonce" nonce="${nonce}">
${preloads.map(({ url, integrity }) => `<link rel="preload" as="script"${island ? ' fetchpriority="low"' : ''} crossorigin="anonymous" href="${escape(url)}"${integrityOf(integrity)}>`).join('\n')}
${assets.stylesheet ? `<link rel="stylesheet" crossorigin="anonymous" href="${escape(assets.stylesheet)}">` : `<style nonce="${nonce}">${assets.css}</style>`}
${island ? withNonce(island.styles, nonce) : ''}
<script defer crossorigin="anonymous" src="${escape(assets.entry)}"${integrityOf(assets.integrity[assets.entry])}></script>
<script defer src="/started.js" data-version="${escape(assets.version)}"></script>
</head>
<body>
<div id="${DOCUMENT_IDS.chrome}"></div>
<main id="${DOCUMENT_IDS.page}">${island ? `<div data-island="${boot.island!.remote}/${boot.island!.page}">${island.html}</div>` : ''}</main>
<div id="${DOCUMENT_IDS.layers}"></div>
<script type="application/json" id="${DOCUMENT_IDS.boot}">${jsonForHtml(boot)}</script>
</body>
</html>
`;
}

/** A developer's own build has no hashes. */
function integrityOf(hash: string | undefined): string {
  return hash ? ` integrity="${hash}"` : '';
}

function withNonce(styles: string, nonce: string): string {
  return styles.replaceAll('<style ', `<style nonce="${nonce}" `);
}

/** JSON that cannot end its element or open a comment. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
