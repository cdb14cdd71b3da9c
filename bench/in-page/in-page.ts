import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT_PHONE, createWorld, OWNER_PHONE } from './world.ts';
import { openBrowser, SLOWDOWN, visit } from './browser.ts';
import { measureLongChat } from './long-chat.ts';
import { measureLongFeed } from './long-feed.ts';
import { measurePageChanges } from './page-changes.ts';

/**
 * What the pages cost while they are used: changes between remotes, a feed of ten thousand posts, and a
 * chat of ten thousand messages. It starts what it needs; the remotes must be built. `node bench/in-page/in-page.ts`
 */
const POSTS = 10_000;
/** Some copies are of what no feed shows, as dates of events after the next. */
const COPIES = 11_000;
const MESSAGES = [100, 10_000] as const;

const world = await createWorld(COPIES, MESSAGES);
const browser = await openBrowser();
try {
  const client = await visit(browser, world.address, CLIENT_PHONE);
  const owner = await visit(browser, world.address, OWNER_PHONE);
  const figures = {
    'change of page': await measurePageChanges(client),
    'long chat': await measureLongChat({ client, owner, chats: world.chats }),
    'long feed': await measureLongFeed(await visit(browser, world.address), POSTS),
  };
  for (const [name, values] of Object.entries(figures)) console.table({ [name]: values });
  const folder = path.join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const report = {
    date: new Date().toISOString(),
    node: process.version,
    slowdown: SLOWDOWN,
    figures,
  };
  writeFileSync(path.join(folder, 'in-page.json'), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await browser.close();
  await world.close();
}
