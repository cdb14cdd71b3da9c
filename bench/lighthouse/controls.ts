import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import webpack from 'webpack';
import { commonConfig } from '@karavan/remote-build';
import { Cards, type Card } from './floor/cards.ts';

/** What any page is compared with. */
export interface Controls {
  /** Text and a picture. */
  readonly staticUrl: string;
  /** Ten cards that react-dom hydrates, and nothing else. */
  readonly floorUrl: string;
  close(): void;
}

/** Serves both on one port of this machine, with the pictures of the demo's feed. */
export async function serveControls(address: string): Promise<Controls> {
  const cards = await readCards(address);
  const script = brotliCompressSync(await buildFloor());
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: compress(staticPage(cards[0]!.picture)) }],
    ['/floor', { type: 'text/html; charset=utf-8', body: compress(floorPage(cards)) }],
    ['/floor.js', { type: 'text/javascript', body: script }],
  ]);
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' });
    return response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    staticUrl: `http://localhost:${port}/`,
    floorUrl: `http://localhost:${port}/floor`,
    close: () => server.close(),
  };
}

const compress = (text: string) => brotliCompressSync(Buffer.from(text));

const HEAD = `<!doctype html><html lang="en"><title>Control</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page">
<link rel="icon" href="data:,">`;

const staticPage = (picture: string) => `${HEAD}<h1>A page of text and a picture</h1>
<img src="${picture}" width="390" height="390" alt="" fetchpriority="high">`;

function floorPage(cards: readonly Card[]): string {
  return `${HEAD}<script src="/floor.js" defer></script>
<div id="root">${renderToString(createElement(Cards, { cards }))}</div>
<script id="cards" type="application/json">${JSON.stringify(cards)}</script>`;
}

/** The script of the floor, by the build that the product's own packages have. */
async function buildFloor(): Promise<Buffer> {
  const folder = path.join(import.meta.dirname, 'floor');
  const output = await mkdtemp(path.join(tmpdir(), 'karavan-floor-'));
  const compiler = webpack({
    ...commonConfig(folder, 'web', 'production'),
    entry: './client.ts',
    cache: false,
    output: { path: output, filename: 'floor.js' },
  })!;
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString());
  return readFileSync(path.join(output, 'floor.js'));
}

async function readCards(address: string): Promise<Card[]> {
  const answer = await fetch(`${address}/api/v1/shop/feed/?limit=10`);
  const { list } = (await answer.json()) as {
    list: {
      id: number;
      name: string;
      price: { amount: string; currency: string };
      organization: { title: string };
      image: { medium: string };
    }[];
  };
  return list.map(({ id, name, price, organization, image }) => ({
    id,
    name,
    price: `${price.amount} ${price.currency}`,
    organization: organization.title,
    picture: address + image.medium,
  }));
}
