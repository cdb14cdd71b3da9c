import styled from 'styled-components';
import { listAuditEntries } from '@karavan/shared-api/client/audit';
import { AUDIT_KINDS, type AuditKind } from '@karavan/shared-api/contract/audit-kinds';
import { isDay } from '@karavan/shared-api/contract/is-day';
import { useEndlessList } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { PeriodField } from '@karavan/shared-ui/period-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space, weight } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { useT, withStaffTexts } from '../shared/translation.ts';
import { withActTexts } from './act-texts.ts';
import { AuditRow } from './audit-row.tsx';

/** Who of the staff did what and when, in plain words, by person, by what it is about and by days of the organization. */
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

/** What the log is narrowed to; all of it stands in the address. */
interface Narrowed {
  readonly kind: AuditKind | null;
  readonly person: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

function readNarrowed(search: URLSearchParams): Narrowed {
  const kind = search.get('kind');
  const day = (name: 'from' | 'to') => {
    const written = search.get(name);
    return written !== null && isDay(written) ? written : null;
  };
  return {
    kind: isKind(kind) ? kind : null,
    person: Number(search.get('person')) || null,
    from: day('from'),
    to: day('to'),
  };
}

function Entries({ organizationId, timeZone }: EntriesProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const narrowed = readNarrowed(search);
  const { kind, from, to } = narrowed;
  const narrow = (change: Readonly<Partial<Record<keyof Narrowed, string | null>>>) =>
    setSearch(
      (present) => {
        for (const [name, value] of Object.entries(change)) {
          if (value === null) present.delete(name);
          else present.set(name, value);
        }
        return present;
      },
      { replace: true },
    );
  const isReversed = from !== null && to !== null && from > to;
  return (
    <>
      <ChipRow label={t('kinds')}>
        <Chip pressed={kind === null} onClick={() => narrow({ kind: null })}>
          {t('kind_all')}
        </Chip>
        {AUDIT_KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => narrow({ kind: one })}>
            {t(`kind_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <PeriodField
        label={t('period')}
        value={{ from, to }}
        error={isReversed ? t('period_wrong') : undefined}
        onValueChange={(period) => narrow({ ...period })}
      />
      {!isReversed && (
        <EntryList
          organizationId={organizationId}
          timeZone={timeZone}
          narrowed={narrowed}
          onNarrow={narrow}
        />
      )}
    </>
  );
}

interface EntryListProps extends EntriesProps {
  readonly narrowed: Narrowed;
  onNarrow(change: Readonly<Partial<Record<keyof Narrowed, string | null>>>): void;
}

function EntryList({ organizationId: id, timeZone, narrowed, onNarrow }: EntryListProps) {
  const t = useT();
  const { kind, person, from, to } = narrowed;
  const entries = useEndlessList(listAuditEntries, {
    params: { id },
    query: {
      ...(kind && { kind }),
      ...(person && { person }),
      ...(from && { from }),
      ...(to && { to }),
    },
  });
  const isNarrowed = Object.values(narrowed).some((value) => value !== null);
  return (
    <>
      {person !== null && (
        <Only>
          <span>
            {t('only_of', { name: entries.items[0]?.person.full_name || `UID${person}` })}
          </span>
          <Button kind="secondary" size="small" onClick={() => onNarrow({ person: null })}>
            {t('show_all')}
          </Button>
        </Only>
      )}
      <EndlessView
        list={entries}
        label={t('audit')}
        keyOf={({ id: entry }) => entry}
        gap={2}
        positionKey={`audit-${id}-${Object.values(narrowed).join('-')}`}
        empty={
          isNarrowed ? (
            <EmptyState
              scene="search"
              title={t('audit_nothing')}
              action={{
                label: t('audit_reset'),
                run: () => onNarrow({ kind: null, person: null, from: null, to: null }),
              }}
            />
          ) : (
            <EmptyState scene="receipt" title={t('audit_empty')} text={t('audit_empty_text')} />
          )
        }
      >
        {(entry) => (
          <AuditRow
            organizationId={id}
            entry={entry}
            timeZone={timeZone}
            onPerson={() => onNarrow({ person: String(entry.person.id) })}
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
