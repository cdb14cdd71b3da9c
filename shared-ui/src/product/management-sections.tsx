import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ChevronRight, Eye, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { color, media, size, space, type, weight } from '@karavan/shared-ui/tokens';
import type { ManagementFrameProps } from './management-frame-props.ts';
import { MANAGEMENT_ICONS } from './management-icons.ts';
import { managementLine } from './management-line.ts';
import { raised } from './raised.ts';

/** The sections that this person may open, in their groups, and the public page. */
export function ManagementSections({
  organization,
  sections,
  current,
  counts,
  texts,
  Link,
}: ManagementFrameProps) {
  const label = useId();
  const list = useRef<HTMLElement>(null);
  // Each page has a pane of its own, which begins at the top.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    const pane = here && paneOf(here);
    if (pane) pane.scrollTop += below(here, pane);
  }, [current]);
  const groups = [...Map.groupBy(sections, ({ group }) => group)];
  return (
    <Navigation ref={list} aria-labelledby={label}>
      <h2 id={label} className="visually-hidden">
        {texts.sections}
      </h2>
      {groups.map(([group, entries]) => (
        <Group key={group} title={group}>
          {entries.map(({ name, to, label: word }) => (
            <Row key={name}>
              <Entry as={Link} to={to} aria-current={name === current ? 'page' : undefined}>
                <Content Icon={MANAGEMENT_ICONS[name]} count={counts?.[name] ?? 0}>
                  {word}
                </Content>
              </Entry>
            </Row>
          ))}
        </Group>
      ))}
      <Group title={null}>
        <Row>
          <Entry as={Link} to={`/organizations/${organization.id}`}>
            <Content Icon={Eye}>{texts.publicPage}</Content>
          </Entry>
        </Row>
      </Group>
    </Navigation>
  );
}

interface GroupProps {
  readonly title: string | null;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <div>
      {title !== null && <Title id={id}>{title}</Title>}
      <ul aria-labelledby={title === null ? undefined : id}>{children}</ul>
    </div>
  );
}

interface ContentProps {
  readonly Icon: LucideIcon;
  readonly count?: number;
  readonly children: ReactNode;
}

function Content({ Icon, count = 0, children }: ContentProps) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
      <CountBadge count={count} />
      <Onward size={18} aria-hidden />
    </>
  );
}

/** What scrolls by itself around a link; null on a phone, where the page scrolls. */
function paneOf(link: HTMLElement): HTMLElement | null {
  const pane = link.closest('nav')?.parentElement;
  return pane && getComputedStyle(pane).overflowY === 'auto' ? pane : null;
}

/** By how many pixels a link is hidden below the end of a pane; 0 for one that is seen. */
const below = (link: HTMLElement, pane: HTMLElement) =>
  Math.max(0, link.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom);

const Navigation = styled.nav`
  display: grid;
  align-content: start;
  gap: ${space[4]};

  ${media.narrow} {
    ul {
      overflow: hidden;
      ${raised}
    }

    /* Its only section is this page. */
    > div:has(> ul > li:only-child > [aria-current]) {
      display: none;
    }
  }
`;

const Title = styled.h3`
  padding: 0 ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font: ${type.labelSmall};

  ${media.wide} {
    padding: 0 ${space[3]} ${space[1]};
  }
`;

const Row = styled.li`
  ${media.narrow} {
    & + & {
      border-top: 1px solid ${color.border};
    }
  }
`;

const Entry = styled.a`
  ${managementLine}
  min-height: 52px;
  padding: ${space[2]} ${space[4]};

  > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }

  ${media.wide} {
    min-height: ${size.touch};
    padding: ${space[1]} ${space[3]};
    color: ${color.textMuted};
    font: ${type.body};

    &[aria-current='page'] {
      background: ${color.surface};
      box-shadow: 0 1px 2px rgb(20 20 30 / 8%);
      color: ${color.text};
      font-weight: ${weight.bold};
    }
  }
`;

const Onward = styled(ChevronRight)`
  ${media.wide} {
    display: none;
  }
`;
