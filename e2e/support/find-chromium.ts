import { existsSync } from 'node:fs';

interface FoundChromium {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

/** The one without a desktop comes first: it draws the same pages with less work. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium (or `CHROMIUM_PATH`), else one from the package registry. */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env['CHROMIUM_PATH'];
  const installed = [named, ...INSTALLED].find((path) => path !== undefined && existsSync(path));
  if (installed) return { executablePath: installed };
  // Its libraries are unpacked only where it believes to be in Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return { executablePath, env };
}
