import type { Asked } from './load.ts';

/** A page with every script that it names, each as published. */
export function pageView(path: string): Asked {
  return { path, init: { headers: { accept: 'text/html' } }, leadsTo: scriptsOf };
}

function scriptsOf(html: string): Asked[] {
  const tags = html.match(/<(?:link|script)[^>]+(?:href|src)="\/(?:shell|remotes)\/[^>]+>/g) ?? [];
  const scripts = tags.flatMap((tag) => {
    const [, path] = /(?:href|src)="([^"]+\.js)"/.exec(tag) ?? [];
    const [, integrity] = /integrity="([^"]+)"/.exec(tag) ?? [];
    return path !== undefined && integrity !== undefined ? [{ path, integrity }] : [];
  });
  if (scripts.length === 0) throw new Error('The page names no script');
  return scripts;
}
