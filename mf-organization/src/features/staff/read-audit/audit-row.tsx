import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { AuditEntry } from '@karavan/shared-api/contract/audit';
import { isAuditAct } from '@karavan/shared-api/contract/audit-kinds';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT } from '../shared/translation.ts';
import { useActT } from './act-texts.ts';

interface AuditRowProps {
  readonly organizationId: number;
  readonly entry: AuditEntry;
  /** Of the organization. */
  readonly timeZone: string;
  /** Shows only what this person has done. */
  onPerson(): void;
}

/** One act: what was done, to what, by whom and when. */
export function AuditRow({ organizationId, entry, timeZone, onPerson }: AuditRowProps) {
  const t = useT();
  const tOfAct = useActT();
  const locale = useAtomValue(localeAtom);
  const { person, act, kind, subject, employee, created_at } = entry;
  const { order, item, user, title } = subject;
  return (
    <Row>
      <Avatar name={person.full_name} src={person.avatar} size={40} />
      <What>
        <strong>{tOfAct(isAuditAct(act) ? `act_${act}` : 'act_unknown')}</strong>
        <span>
          <Who type="button" onClick={onPerson}>
            {person.full_name || `UID${person.id}`}
          </Who>
          {employee && ` → ${employee}`}
          {typeof user === 'number' && ` → UID${user}`}
          {typeof title === 'string' && title !== '' && ` · «${title}»`}
          {typeof order === 'number' && (
            <>
              {' · '}
              <Link to={`/receipts/${order}`}>{t('of_order', { id: order })}</Link>
            </>
          )}
          {typeof item === 'number' && (
            <>
              {' · '}
              {/* Nobody has a page of a draft; rentals and events are looked after elsewhere. */}
              <Link to={kind === 'catalog' ? staffPaths(organizationId).item(item) : `/p/${item}`}>
                {t('of_item', { id: item })}
              </Link>
            </>
          )}
        </span>
      </What>
      <time dateTime={created_at}>
        {formatDate(new Date(created_at), 'DD.MM.YYYY HH:mm', locale, timeZone)}
      </time>
    </Row>
  );
}

const Row = styled.article`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface};

  time {
    flex: none;
    max-width: 84px;
    color: ${color.textMuted};
    font: ${type.second};
    text-align: end;

    ${media.wide} {
      max-width: none;
    }
  }
`;

const What = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font: ${type.label};
  }

  a {
    color: ${color.accent};
  }

  > span {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Who = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
