import styled from 'styled-components';
import type { Duty } from '@karavan/shared-api/contract/life';
import { Link } from '@karavan/shared-api/router';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Hint } from '../shared/panel-parts.tsx';
import { useT } from './translation.ts';

interface DutiesProps {
  readonly duties: readonly Duty[];
  readonly isClosing: boolean;
}

/** What is still open, each line with the way to where it is settled. */
export function Duties({ duties, isClosing }: DutiesProps) {
  const t = useT();
  if (duties.length === 0) return <Hint>{t(isClosing ? 'duties_done' : 'duties_none')}</Hint>;
  return (
    <section aria-labelledby="duties">
      <Heading id="duties">{t('duties')}</Heading>
      <List>
        {duties.map(({ reason, count, path }) => (
          <li key={`${reason} ${path}`}>
            {path === null ? (
              <span>{t(`duty_${reason}`)}</span>
            ) : (
              <Link to={path}>{t(`duty_${reason}`)}</Link>
            )}
            <b>{count}</b>
          </li>
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h3`
  margin: 0;
  font: ${type.label};
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 44px;
    border-bottom: 1px solid ${color.border};
  }

  a {
    padding: ${space[2]} 0;
    color: ${color.accent};
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`;
