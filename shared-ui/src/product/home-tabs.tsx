import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';

interface TabLinkProps {
  readonly to: string;
  readonly 'aria-current': 'page' | undefined;
  readonly children: ReactNode;
}

/** Each is a page below `/home`, of whichever remote. */
const HOME_TABS = [
  'posts',
  'discounts',
  'organizations',
  'partners',
  'services',
  'promotions',
] as const;
export type HomeTab = (typeof HOME_TABS)[number];

interface HomeTabsProps {
  readonly current: HomeTab;
  /** The router's. */
  readonly link: ComponentType<TabLinkProps>;
}

/** Links between the pages of the home; they scroll sideways when there is no room. */
export function HomeTabs({ current, link }: HomeTabsProps) {
  const t = useUiText();
  const bar = useRef<HTMLElement>(null);
  // The present one is in sight, also where the bar is wider than the window.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - bar.current.clientWidth / 2;
  }, [current]);
  return (
    <Bar ref={bar} aria-label={t('home_sections')}>
      {HOME_TABS.map((name) => (
        <Tab
          as={link}
          key={name}
          to={`/home/${name}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`home_${name}`)}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  position: relative;
  gap: ${space[4]};
  min-width: 0;
  padding: 0 ${space[4]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  scrollbar-width: none;

  ${media.wide} {
    padding: 0 ${space[3]};
  }
`;

const Tab = styled.a<TabLinkProps>`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font: ${type.labelSmall};
  white-space: nowrap;

  &[aria-current] {
    /* Where the browser knows it, also before a script can scroll there. */
    scroll-initial-target: nearest;
    scroll-snap-align: center;
    border-color: ${color.text};
    color: ${color.text};
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;
