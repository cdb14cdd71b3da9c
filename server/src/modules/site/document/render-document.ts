import type { AppPlatform } from '@karavan/shared-api/contract/app-platform';
import { DOCUMENT_IDS, type BootData } from '@karavan/shared-api/contract/boot';
import {
  bytesOf,
  jsonForHtml,
  jsonOnce,
  jsonWith,
  type Pieces,
} from '../../../platform/http/json-pieces.ts';
import { writeRegistry } from '../releases/index.ts';
import { escapeHtml } from './escape-html.ts';
import type { Screen } from './first-screens/screen.ts';
import type { PageMeta } from './page-meta.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { StartScript } from './start-script.ts';

/** A script to fetch early, with the integrity it will be loaded with: otherwise it loads twice. */
export interface Preload {
  readonly url: string;
  readonly integrity: string;
}

export interface DocumentParts {
  readonly boot: BootParts;
  readonly assets: ShellAssets;
  readonly preloads: readonly Preload[];
  readonly meta: PageMeta;
  readonly nonce: string;
  readonly start: StartScript;
  /** The first screen, or null. */
  readonly screen: Screen | null;
  /** What stands around it, or null: the shell draws it then. */
  readonly chrome: Markup | null;
  /** What the device runs, if it has a store of its own. */
  readonly platform: AppPlatform | null;
}

interface Markup {
  readonly html: string;
  /** `<style>` elements. */
  readonly styles: string;
}

/** The queries of an island come with its screen, as JSON already. */
export interface BootParts extends Omit<BootData, 'island'> {
  readonly island: Omit<Island, 'queries'> | null;
}

type Island = NonNullable<BootData['island']>;

/** Writes the HTML of a page, in UTF-8: what the release, and a screen that is kept, give to it is not copied before. */
export function renderDocument({
  boot,
  assets,
  preloads,
  meta,
  nonce,
  start,
  screen,
  chrome,
  platform,
}: DocumentParts): Buffer {
  const island = boot.island && screen;
  // What can be seen comes first. What only the first touch needs comes when the page is there.
  const priority = island && !chrome ? ' fetchpriority="low"' : '';
  const preload = ({ url, integrity }: Preload) =>
    `<link rel="preload" as="script"${priority} crossorigin="anonymous" href="${escapeHtml(url)}"${integrityOf(integrity)}>`;
  const entry = { url: assets.entry, integrity: assets.integrity[assets.entry] ?? '' };
  const script = `<script defer${priority} crossorigin="anonymous" src="${escapeHtml(entry.url)}"${integrityOf(entry.integrity)}></script>`;
  return bytesOf([
    `<!doctype html>
<html lang="${boot.locale}"${platform ? ` data-platform="${platform}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${chrome ? `<template id="karavan-start">${[entry, ...preloads].map(preload).join('')}${script}</template>` : ''}
<script data-version="${escapeHtml(assets.version)}">${start.code}</script>
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
<meta property="og:title" content="${escapeHtml(meta.title)}">
<meta property="og:description" content="${escapeHtml(meta.description)}">
<meta property="og:url" content="${escapeHtml(meta.canonical)}">
<link rel="canonical" href="${escapeHtml(meta.canonical)}">
${Object.entries(meta.properties)
  .map(
    ([name, content]) => `<meta property="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
  )
  .join('\n')}
${meta.thing ? `<script type="application/ld+json">${jsonForHtml(meta.thing)}</script>` : ''}
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="apple-mobile-web-app-title" content="Karavan">
<meta name="apple-mobile-web-app-capable" content="yes">
<meta name="mobile-web-app-capable" content="yes">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1c1e22" media="(prefers-color-scheme: dark)">
<meta property="csp-nonce" nonce="${nonce}">
${chrome ? '' : preloads.map(preload).join('\n')}
`,
    ...(assets.stylesheet
      ? [`<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(assets.stylesheet)}">`]
      : [`<style nonce="${nonce}">`, assets.css, '</style>']),
    '\n',
    ...(chrome ? withNonce(chrome.styles, nonce) : []),
    ...(island ? withNonce(island.styles.toString(), nonce) : []),
    `
${chrome ? '' : script}
</head>
<body>
<div id="${DOCUMENT_IDS.chrome}"${chrome ? ` data-still>${chrome.html}` : '>'}</div>
<main id="${DOCUMENT_IDS.page}">`,
    ...(island
      ? [
          `<div data-still data-island="${boot.island!.remote}/${boot.island!.page}">`,
          island.html,
          '</div>',
        ]
      : []),
    `</main>
<div id="${DOCUMENT_IDS.layers}"></div>
<script type="application/json" id="${DOCUMENT_IDS.boot}">`,
    ...writeBoot(boot, screen),
    `</script>
</body>
</html>
`,
  ]);
}

function writeBoot(
  { registry, files = {}, shellIntegrity, texts, island, ...own }: BootParts,
  screen: Screen | null,
): Pieces {
  return jsonWith(own, {
    registry: writeRegistry(registry),
    files: jsonWith(
      {},
      Object.fromEntries(Object.entries(files).map(([id, listed]) => [id, [jsonOnce(listed)]])),
    ),
    shellIntegrity: [jsonOnce(shellIntegrity)],
    texts: [jsonOnce(texts)],
    island: island && screen ? jsonWith(island, { queries: [screen.queries] }) : ['null'],
  });
}

/** A developer's own build has no hashes. */
function integrityOf(hash: string | undefined): string {
  return hash ? ` integrity="${hash}"` : '';
}

function withNonce(styles: string, nonce: string): Pieces {
  return styles
    .split(/(?=<style )/)
    .flatMap((element) =>
      element.startsWith(STYLE)
        ? [`${STYLE}nonce="${nonce}" `, element.slice(STYLE.length)]
        : [element],
    );
}

const STYLE = '<style ';
