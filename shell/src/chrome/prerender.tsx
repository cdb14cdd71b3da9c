import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Location } from '@karavan/shared-api/router';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import {
  CHROME_SLOTS,
  chromeName,
  type ChromeKind,
  type ChromeVariant,
  type ServedChrome,
  type ShellTexts,
} from '@karavan/shared-api/contract/served-chrome';
import { createQueryClient } from '@karavan/shared-api/query';
import { RemotePlatform } from '@karavan/shared-api/remote';
import { createServerShell } from '@karavan/shared-api/remote/server';
import { loadUiTexts } from '@karavan/shared-ui/messages';
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import type { ShellServices } from '../shell-services.ts';
import { AsServed } from './as-served.ts';
import { Bars } from './bars.tsx';

/** A path of each kind of page; the bars depend on no more of it. */
const PATHS: Readonly<Record<ChromeKind, string>> = {
  home: '/home/posts',
  search: '/home/search',
  page: '/p/:id',
};

/** Renders the bars of guests, when the shell is built. */
export async function prerenderChrome(): Promise<ServedChrome> {
  const sheet = new ServerStyleSheet();
  const markup = await Promise.all(
    LOCALES.map(async (locale) => {
      const shell = await createShell(locale);
      return variantsOf(locale).map((variant) => [
        chromeName(variant),
        renderToString(sheet.collectStyles(draw(shell, variant))),
      ]);
    }),
  );
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const [shell, ui] = await Promise.all([loadOwnTexts(locale), loadUiTexts(locale)]);
      return [locale, { shell: shell.default, ui: ui.default }] as const;
    }),
  );
  return {
    styles: sheet.getStyleTags(),
    markup: Object.fromEntries(markup.flat()),
    texts: Object.fromEntries(texts) as ServedChrome['texts'],
  };
}

type Shell = Awaited<ReturnType<typeof createServerShell>>;

function createShell(locale: Locale): Promise<Shell> {
  const outside = { locale, currency: '', fetch };
  const ui = { UiTextProvider, messages: loadUiTexts };
  const own = { id: 'shell', messages: loadOwnTexts };
  return createServerShell(own, ui, outside, () => undefined);
}

function loadOwnTexts(locale: Locale): Promise<{ readonly default: ShellTexts['shell'] }> {
  return import(`../locales/${locale}.json`);
}

function draw(shell: Shell, { kind, hasBar, hasRegion, isVerified }: ChromeVariant) {
  const row = { path: PATHS[kind], name: kind, owner: '', nav: hasBar, ssr: true } as const;
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' } as Location;
  const served = {
    header: kind === 'page' ? { title: CHROME_SLOTS.title, verified: isVerified } : null,
    region: hasRegion ? CHROME_SLOTS.region : null,
  };
  return (
    <RemotePlatform shell={shell} queries={createQueryClient()} location={location}>
      <AsServed value={served}>
        <Bars
          place={{ location, match: { row: { ...row, access: 'public' }, params: {} } }}
          // Only effects and presses use them; a render on the server has none.
          services={{} as ShellServices}
          hasPage={() => true}
        />
      </AsServed>
    </RemotePlatform>
  );
}

function variantsOf(locale: Locale): ChromeVariant[] {
  const both = [true, false];
  const variants = (Object.keys(PATHS) as ChromeKind[]).flatMap((kind) =>
    both.flatMap((hasBar) =>
      both.map((isMarked) => ({
        locale,
        kind,
        hasBar,
        hasRegion: isMarked && kind !== 'page',
        isVerified: isMarked && kind === 'page',
      })),
    ),
  );
  return variants;
}
