import { ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import type { ManagementFrameProps } from './management-frame-props.ts';
import { managementLine } from './management-line.ts';
import { OrganizationMark } from './organization-mark.tsx';

/** With their signs they weigh as much as the frame, and no page waits for them. */
const Sections = lazily(
  async () =>
    (await import(/* webpackChunkName: "management-sections" */ './management-sections.tsx'))
      .ManagementSections,
  null,
  atOnce,
);

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
            {actions && <Actions>{actions}</Actions>}
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

  /* As wide as its forms, in the middle of a tablet. */
  ${media.narrow} {
    max-width: calc(680px + 2 * ${space[4]});
    margin: 0 auto;
  }

  ${media.wide} {
    gap: ${space[5]};
    padding: ${space[5]} ${space[6]} ${space[7]};
  }

  @media (min-width: 1600px) {
    max-width: 1320px;
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

const WhoseLink = styled.a`
  ${managementLine}
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
