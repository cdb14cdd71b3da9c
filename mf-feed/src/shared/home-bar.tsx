import { useMemo, useRef, type ReactNode } from 'react';
import { useHeader } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { useCollapsingChrome } from '@karavan/shared-ui/collapsing-chrome';
import { HomeTabs, type HomeTab } from '@karavan/shared-ui/product/home-tabs';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { CollapsingBar } from './collapsing-bar.ts';

interface HomeBarProps {
  readonly current: HomeTab;
  /** The search and the filters of the page. */
  readonly children?: ReactNode;
}

/** The bar above every page of the home; on narrow screens it makes room while one scrolls down. */
export function HomeBar({ current, children }: HomeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useCollapsingChrome(bar);
  const named = useUiText()(`home_${current}`);
  // The first of them is what the product is.
  const documentTitle = current === 'posts' ? undefined : named;
  useHeader(useMemo(() => ({ title: '', documentTitle }), [documentTitle]));
  return (
    <CollapsingBar ref={bar}>
      <HomeTabs current={current} link={Link} />
      {children}
    </CollapsingBar>
  );
}
