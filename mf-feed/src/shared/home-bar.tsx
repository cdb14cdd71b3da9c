import { useRef, type ReactNode } from 'react';
import { useHeader } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { useCollapsingChrome } from '@karavan/shared-ui/collapsing-chrome';
import { HomeTabs } from '@karavan/shared-ui/product/home-tabs';
import { CollapsingBar } from './collapsing-bar.ts';
import { useT } from './translation.ts';

const TABS = ['posts', 'discounts', 'organizations', 'partners', 'services'] as const;

interface HomeBarProps {
  readonly current: (typeof TABS)[number];
  /** The search and the filters of the page. */
  readonly children?: ReactNode;
}

/** The bar above every page of the home; on narrow screens it makes room while one scrolls down. */
export function HomeBar({ current, children }: HomeBarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useCollapsingChrome(bar);
  useHeader(null);
  return (
    <CollapsingBar ref={bar}>
      <HomeTabs
        label={t('sections')}
        tabs={TABS.map((name) => ({ name, title: t(name) }))}
        current={current}
        link={Link}
      />
      {children}
    </CollapsingBar>
  );
}
