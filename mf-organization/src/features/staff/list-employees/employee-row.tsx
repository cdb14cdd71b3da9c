import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { Employee } from '@karavan/shared-api/contract/employees';
import { Link } from '@karavan/shared-api/router';
import { Avatar } from '@karavan/shared-ui/avatar';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { MembershipPill } from '../shared/membership-pill.tsx';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT } from '../shared/translation.ts';
import { useDay } from '../shared/use-day.ts';

interface EmployeeRowProps {
  readonly organizationId: number;
  readonly employee: Employee;
}

/** One of the staff: who, as what, since when. */
export function EmployeeRow({ organizationId, employee }: EmployeeRowProps) {
  const t = useT();
  const { person, role, position, membership_id, is_me } = employee;
  const what = [position, role?.title].filter(Boolean).join(' · ');
  return (
    <Row to={staffPaths(organizationId).employee(membership_id)}>
      <Avatar name={person.full_name.replaceAll('•', '')} src={person.avatar} size={52} />
      <Who>
        <Name>
          <strong>{person.full_name || person.uid}</strong>
          <MembershipPill employee={employee} />
        </Name>
        {what && <span>{what}</span>}
        <small>
          {[is_me ? t('you') : person.uid, useWhen(employee)].filter(Boolean).join(' · ')}
        </small>
      </Who>
      <ChevronRight size={20} aria-hidden />
    </Row>
  );
}

function useWhen({ status, joined_at, expires_at, left_at }: Employee): string | null {
  const t = useT();
  const day = useDay();
  if (status === 'invited') return expires_at && t('until', { date: day(expires_at) });
  if (left_at && joined_at) return `${day(joined_at)} – ${day(left_at)}`;
  return joined_at && t('since', { date: day(joined_at) });
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Who = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  strong {
    font: ${type.label};
  }
`;
