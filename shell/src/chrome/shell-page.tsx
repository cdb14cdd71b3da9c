import { createElement, Suspense, use, type ComponentType } from 'react';
import type { i18n } from 'i18next';
import { awaitedTopic } from '@karavan/shared-api/contract/awaited-topic';
import { addNamespace } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { ShellServices } from '../shell-services.ts';
import { ChunkErrorBoundary } from './chunk-error-boundary.tsx';

type ShellPageComponent = ComponentType<ShellPageProps>;

/** Where these lead is pressed on the profile. */
const loadProfileEdit = () =>
  import(/* webpackChunkName: "page-profile" */ '../pages/person/profile-edit.pages.tsx');

const IMPORTS: Readonly<Record<string, () => Promise<{ Page: ShellPageComponent }>>> = {
  auth: () => import(/* webpackChunkName: "page-auth" */ '../pages/auth/auth.page.tsx'),
  forgot: () => import(/* webpackChunkName: "page-forgot" */ '../pages/forgot/forgot.page.tsx'),
  faq: () => import(/* webpackChunkName: "page-faq" */ '../pages/faq/faq.page.tsx'),
  legal: () => import(/* webpackChunkName: "page-legal" */ '../pages/legal/legal.page.tsx'),
  dev: () => import(/* webpackChunkName: "page-dev" */ '../pages/dev/dev.page.tsx'),
  edit: async () => ({ Page: (await loadProfileEdit()).DetailsPage }),
  'edit-contacts': async () => ({ Page: (await loadProfileEdit()).ContactsPage }),
  'edit-socials': async () => ({ Page: (await loadProfileEdit()).SocialsPage }),
  qr: () => import(/* webpackChunkName: "page-qr" */ '../pages/qr/qr.page.tsx'),
  'business-card': () =>
    import(
      /* webpackChunkName: "page-business-card" */ '../pages/person/business-card/business-card.page.tsx'
    ),
  data: () => import(/* webpackChunkName: "page-my-data" */ '../pages/my-data/my-data.page.tsx'),
  devices: () => import(/* webpackChunkName: "page-devices" */ '../pages/devices/devices.page.tsx'),
  number: () =>
    import(/* webpackChunkName: "page-edit-auth" */ '../pages/edit-auth/edit-auth.page.tsx'),
  password: () =>
    import(/* webpackChunkName: "page-password" */ '../pages/edit-password/edit-password.page.tsx'),
  profile: () => import(/* webpackChunkName: "page-profile" */ '../pages/profile/profile.page.tsx'),
  pushes: () => import(/* webpackChunkName: "page-pushes" */ '../pages/pushes/pushes.page.tsx'),
  awaited: () => import(/* webpackChunkName: "page-awaited" */ '../pages/awaited/awaited.page.tsx'),
};

interface ShellPageProps {
  readonly name: string;
  readonly services: ShellServices;
}

/** A page of the shell itself; each is a chunk of its own, outside the first load. */
export function ShellPage({ name, services }: ShellPageProps) {
  return (
    <ChunkErrorBoundary key={name} onRetry={() => loading.delete(moduleOf(name))}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage name={name} services={services} />
      </Suspense>
    </ChunkErrorBoundary>
  );
}

function LoadedPage({ name, services }: ShellPageProps) {
  return createElement(use(loadPage(moduleOf(name), services.i18n)), { name, services });
}

/** Pages still to be built are one. */
const moduleOf = (name: string) => (awaitedTopic(name) ? 'awaited' : name);

const loading = new Map<string, Promise<ShellPageComponent>>();

function loadPage(name: string, translations: i18n): Promise<ShellPageComponent> {
  const known = loading.get(name);
  if (known) return known;
  const load = IMPORTS[name];
  if (!load) throw new Error(`The shell has no page '${name}'`);
  const page = Promise.all([load(), loadTexts(translations)]).then(([{ Page }]) => Page);
  loading.set(name, page);
  return page;
}

function loadTexts(translations: i18n): Promise<void> {
  return addNamespace(
    translations,
    'shell-pages',
    (locale) =>
      import(/* webpackChunkName: "pages-locale-[request]" */ `../pages/locales/${locale}.json`),
  );
}
