import { useEffect, useId, useRef } from 'react';
import { ChevronRight, Eye } from 'lucide-react';
import styled from 'styled-components';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { color, media, size, space, type, weight } from '@karavan/shared-ui/tokens';
import type { ManagementFrameProps } from './management-frame-props.ts';
import { MANAGEMENT_ICONS } from './management-icons.ts';
import { managementLine } from './management-line.ts';
import { raised } from './raised.ts';

/** The sections that this person may open, and the public page. */
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
  return (
    <Navigation ref={list} aria-labelledby={label}>
      <h2 id={label} className="visually-hidden">
        {texts.sections}
      </h2>
      <ul>
        {sections.map(({ name, to, label: word }) => {
          const Icon = MANAGEMENT_ICONS[name];
          const count = counts?.[name] ?? 0;
          return (
            <Row key={name} $isCurrent={name === current}>
              <Entry as={Link} to={to} aria-current={name === current ? 'page' : undefined}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span>{word}</span>
                {count > 0 && <CountBadge count={count} />}
                <Onward size={18} aria-hidden />
              </Entry>
            </Row>
          );
        })}
        <Row $isLast>
          <Entry as={Link} to={`/organizations/${organization.id}`}>
            <Eye size={20} strokeWidth={1.75} aria-hidden />
            <span>{texts.publicPage}</span>
            <Onward size={18} aria-hidden />
          </Entry>
        </Row>
      </ul>
    </Navigation>
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
  ul {
    display: grid;

    ${media.wide} {
      gap: 2px;
      min-height: 100%;
      align-content: start;
      grid-auto-rows: auto;
    }

    ${media.narrow} {
      overflow: hidden;
      ${raised}
    }
  }

  ${media.wide} {
    display: grid;
  }
`;

const Row = styled.li<{ readonly $isCurrent?: boolean; readonly $isLast?: boolean }>`
  ${media.narrow} {
    /* It is this page. */
    display: ${({ $isCurrent }) => ($isCurrent ? 'none' : 'block')};

    & + & {
      border-top: 1px solid ${color.border};
    }
  }

  ${media.wide} {
    ${({ $isLast }) =>
      $isLast &&
      `margin-top: ${space[3]}; padding-top: ${space[3]}; border-top: 1px solid ${color.border};`}
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
