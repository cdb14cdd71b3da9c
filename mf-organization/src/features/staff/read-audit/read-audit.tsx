import styled from 'styled-components';
import { listAuditEntries } from '@karavan/shared-api/client/audit';
import { AUDIT_KINDS, type AuditKind } from '@karavan/shared-api/contract/audit-kinds';
import { useEndlessList } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space, weight } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { useT, withStaffTexts } from '../shared/translation.ts';
import { withActTexts } from './act-texts.ts';
import { AuditRow } from './audit-row.tsx';

/** Who of the staff did what and when, in plain words, by person and by what it is about. */
export const ReadAudit = withStaffTexts(withActTexts(Log, <PageSkeleton />), <PageSkeleton />);

function Log({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="audit">
      {({ time_zone }) => <Entries organizationId={organizationId} timeZone={time_zone} />}
    </Managed>
  );
}

const isKind = (text: string | null): text is AuditKind =>
  AUDIT_KINDS.some((kind) => kind === text);

interface EntriesProps {
  readonly organizationId: number;
  readonly timeZone: string;
}

function Entries({ organizationId: id, timeZone }: EntriesProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('kind');
  const kind = isKind(wanted) ? wanted : null;
  const person = Number(search.get('person')) || null;
  const entries = useEndlessList(listAuditEntries, {
    params: { id },
    query: { ...(kind && { kind }), ...(person && { person }) },
  });
  const choose = (name: 'kind' | 'person', value: string | null) =>
    setSearch(
      (present) => {
        if (value === null) present.delete(name);
        else present.set(name, value);
        return present;
      },
      { replace: true },
    );
  const who = entries.items[0]?.person.full_name;
  return (
    <>
      <ChipRow label={t('kinds')}>
        <Chip pressed={kind === null} onClick={() => choose('kind', null)}>
          {t('kind_all')}
        </Chip>
        {AUDIT_KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => choose('kind', one)}>
            {t(`kind_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {person !== null && (
        <Only>
          <span>{who && t('only_of', { name: who })}</span>
          <Button kind="secondary" size="small" onClick={() => choose('person', null)}>
            {t('show_all')}
          </Button>
        </Only>
      )}
      <EndlessView
        list={entries}
        label={t('audit')}
        keyOf={({ id: entry }) => entry}
        gap={2}
        positionKey={`audit-${id}-${kind}-${person}`}
        empty={<EmptyState scene="receipt" title={t('audit_empty')} text={t('audit_empty_text')} />}
      >
        {(entry) => (
          <AuditRow
            entry={entry}
            timeZone={timeZone}
            onPerson={() => choose('person', String(entry.person.id))}
          />
        )}
      </EndlessView>
    </>
  );
}

const Only = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  font-weight: ${weight.medium};
`;
