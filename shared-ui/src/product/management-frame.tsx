import { useId, type ReactNode } from 'react';
import { ChevronRight, ChevronsUpDown, Eye } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { ManagementSection } from '@karavan/shared-api/contract/management-sections';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { color, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { MANAGEMENT_ICONS } from './management-icons.ts';
import { OrganizationMark } from './organization-mark.tsx';
import type { ProductLink } from './product-link.ts';
import { raised } from './raised.ts';

export interface ManagementEntry {
  readonly name: ManagementSection;
  readonly label: string;
  readonly to: string;
}

export interface ManagementFrameProps {
  readonly organization: Parameters<typeof OrganizationMark>[0]['organization'] & {
    readonly id: number;
  };
  /** Those that this person may open. */
  readonly sections: readonly ManagementEntry[];
  readonly current: ManagementSection;
  /** What waits in a section. */
  readonly counts?: Readonly<Partial<Record<ManagementSection, number>>>;
  readonly texts: {
    /** What the person is there. */
    readonly standing: string;
    /** Names the navigation. */
    readonly sections: string;
    /** Names the way to the person's other organizations. */
    readonly others: string;
    readonly publicPage: string;
  };
  /** Of the host's router. */
  readonly Link: ProductLink;
  /** The page's own heading; on a phone the header says it. */
  readonly title: string;
  /** Stand beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The navigation of one organization around a page of its management. From 1024 px the sections stand at the left of
 * the page. On a phone they are listed by the first of them, and each other one is a page with a way back.
 */
export function ManagementFrame(props: ManagementFrameProps) {
  const { current, sections, title, actions, children } = props;
  const isWide = useIsWide();
  const isFirst = current === sections[0]?.name;
  return (
    <Root>
      {isWide && (
        <Pane>
          <Whose {...props} />
          <Sections {...props} />
        </Pane>
      )}
      <Page>
        {isWide ? (
          <Head>
            <h1>{title}</h1>
            {actions}
          </Head>
        ) : (
          <>
            <h1 className="visually-hidden">{title}</h1>
            {isFirst && <Whose {...props} />}
            {actions && <Actions>{actions}</Actions>}
          </>
        )}
        {children}
        {!isWide && isFirst && <Sections {...props} />}
      </Page>
    </Root>
  );
}

function Whose({ organization, texts, Link }: ManagementFrameProps) {
  return (
    <WhoseLink as={Link} to="/organizations/my">
      <OrganizationMark organization={organization} size={44} />
      <Name>
        <strong>{organization.title}</strong>
        <small>{texts.standing}</small>
      </Name>
      <ChevronsUpDown size={18} aria-hidden />
      <span className="visually-hidden">{texts.others}</span>
    </WhoseLink>
  );
}

function Sections({ organization, sections, current, counts, texts, Link }: ManagementFrameProps) {
  const label = useId();
  return (
    <Navigation aria-labelledby={label}>
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

const PANE_WIDTH = '248px';

const Root = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: ${PANE_WIDTH} minmax(0, 1fr);
  }
`;

/** Stays while the page scrolls, and scrolls by itself where it is higher than the window. */
const Pane = styled.div`
  position: sticky;
  top: calc(${size.header} + env(safe-area-inset-top));
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[3]};
  align-self: start;
  height: calc(100dvh - ${size.header} - env(safe-area-inset-top));
  overflow-y: auto;
  padding: ${space[4]} ${space[3]};
  border-right: 1px solid ${color.border};
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  max-width: 1120px;
  padding: ${space[4]};

  ${media.wide} {
    gap: ${space[5]};
    padding: ${space[5]} ${space[6]} ${space[7]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${size.touch};

  h1 {
    font: ${type.title1};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const line = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  border-radius: ${radius.medium};

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const WhoseLink = styled.a`
  ${line}
  padding: ${space[2]};

  ${media.narrow} {
    margin: calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0;
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  strong {
    overflow: hidden;
    font: ${type.label};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

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
  ${line}
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
