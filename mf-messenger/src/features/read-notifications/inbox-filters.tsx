import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { NOTIFICATION_KINDS } from '@karavan/shared-api/contract/notification-kinds';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { useT } from './translation.ts';
import { useInboxFilter } from './use-inbox-filter.ts';

/** Searches and narrows the inbox. */
export function InboxFilters() {
  const t = useT();
  const { filter, narrow, reset, isNarrowed } = useInboxFilter();
  const { kind, unread, search = '' } = filter;
  return (
    <Root role="search" aria-label={t('filter_find')}>
      <Find start={search} onSettle={(text) => narrow({ search: text || null })} />
      <ChipRow label={t('filter_label')}>
        <Chip pressed={!isNarrowed} onClick={reset}>
          {t('filter_all')}
        </Chip>
        <Chip
          pressed={unread === '1'}
          onClick={() => narrow({ unread: unread === '1' ? null : '1' })}
        >
          {t('filter_unread')}
        </Chip>
        {NOTIFICATION_KINDS.map((one) => (
          <Chip
            key={one}
            pressed={kind === one}
            onClick={() => narrow({ kind: kind === one ? null : one })}
          >
            {t(`filter_${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </Root>
  );
}

interface FindProps {
  /** What the address says. */
  readonly start: string;
  onSettle(text: string): void;
}

/** What is typed narrows the list once the typing stops. */
function Find({ start, onSettle }: FindProps) {
  const t = useT();
  const [typed, setTyped] = useState(start);
  const settled = useDebounced(typed.trim());
  const told = useRef(start);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    onSettle(settled);
  }, [settled, onSettle]);
  return (
    <TextField
      label={t('filter_find')}
      type="search"
      start={<Search size={20} aria-hidden />}
      autoComplete="off"
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[3]};
`;
