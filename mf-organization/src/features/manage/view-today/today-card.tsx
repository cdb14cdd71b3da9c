import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface TodayCardProps {
  readonly title: string;
  /** Leads to all of it. */
  readonly more?: { readonly label: string; readonly to: string } | undefined;
  readonly children: ReactNode;
}

/** One concern of the day, with the way to where it is handled. */
export function TodayCard({ title, more, children }: TodayCardProps) {
  return (
    <Panel aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </Head>
      {children}
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};

  h2 {
    font: ${type.title3};
  }

  a {
    color: ${color.accent};
    font: ${type.labelSmall};
    white-space: nowrap;
  }
`;

/** Rows of a card, a line between each two. */
export const TodayRows = styled.ul`
  display: grid;

  > li + li {
    border-top: 1px solid ${color.border};
  }
`;

/** What is said besides. */
export const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
