import { lazy, Suspense } from 'react';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { ShellServices } from '../shell-services.ts';
import { useT } from './translation.ts';

const PAGES: Readonly<Record<string, ReturnType<typeof lazyPage>>> = {};

interface ShellPageProps {
  readonly name: string;
  readonly services: ShellServices;
}

/** A page of the shell itself; each is a chunk that the first load does not carry. */
export function ShellPage({ name, services }: ShellPageProps) {
  const t = useT();
  const Page = PAGES[name];
  if (!Page) throw new Error(`The shell has no page '${name}'`);
  return (
    <Suspense fallback={<PageSkeleton label={t('loading')} />}>
      <Page services={services} />
    </Suspense>
  );
}

function lazyPage(load: () => Promise<{ Page: React.ComponentType<{ services: ShellServices }> }>) {
  return lazy(async () => ({ default: (await load()).Page }));
}
