import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/support/find-chromium.ts';
import { DATA_DIR, PORT } from './e2e/support/server-under-test.ts';

const chromium = await findChromium();

/**
 * Journeys whose pages only grow on wide screens, where nothing stands elsewhere. That each page is whole
 * there, too, the sweeps see.
 */
const AT_ONE_WIDTH = [
  'attendance',
  'bringing-posts',
  'cancelled-event',
  'changed-booking',
  'closing',
  'crowded-network',
  'delivering',
  'delivery-addresses',
  'discount-cards',
  'event-extras',
  'hotlinks',
  'importing-places',
  'instagram',
  'installed',
  'keeping',
  'link-previews',
  'living-cards',
  'messages-to-followers',
  'opening',
  'paying',
  'payment-systems',
  'platform',
  'promotions',
  'rentals',
  'roster',
  'shared-folders',
  'sitemap',
  'stock',
  'ticket-offers',
  'transfer',
  'trust',
  'waiting-list',
  'webhooks',
];

/** Browser journeys on a real server with the demo data, in a data directory of their own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that needs a second try is named at the end of the run, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  // A shared machine may be busy with other things.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ru-RU',
    // Requests are watched and broken, which a worker would hide; `installed` is about the worker.
    serviceWorkers: 'block',
    // Nobody's first visit: what is offered then would stand in the way of every guest's journey.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${PORT}`,
          localStorage: [{ name: 'app_offered', value: 'yes' }],
        },
      ],
    },
    // Recorded it costs as much again as the test itself.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      ...(chromium.env && { env: chromium.env }),
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testMatch: 'journeys/**/*.spec.ts',
      testIgnore: AT_ONE_WIDTH.map((journey) => `**/${journey}.spec.ts`),
    },
  ],
  webServer: {
    command: 'node e2e/support/serve.ts',
    // There is none before the shell is live.
    url: `http://localhost:${PORT}/registry.json`,
    // It makes a database and fills it first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      KARAVAN_DATA_DIR: DATA_DIR,
      LOG_LEVEL: 'error',
      // Beside two browsers a screen takes longer; how fast it is on a quiet machine is measured by bench/.
      FIRST_SCREEN_MS: '8000',
      // A journey about limits comes from a network of its own.
      KARAVAN_TRUSTED_PROXY: '127.0.0.1',
      // The journeys sign in, and fail to, more often than a person may.
      SMS_PER_ADDRESS_HOUR: '1000',
      SMS_RESEND_SECONDS: '5',
      AUTH_FAILURES_PER_ADDRESS: '1000',
    },
  },
});
