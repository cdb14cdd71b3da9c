import styled from 'styled-components';
import { NOTIFICATION_KINDS } from '@karavan/shared-api/contract/notification-kinds';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';
import { useInboxFilter } from './use-inbox-filter.ts';

/** Searches and narrows the inbox. */
export function InboxFilters() {
  const t = useT();
  const { filter, narrow, reset, isNarrowed } = useInboxFilter();
  const { kind, unread, search = '' } = filter;
  return (
    <Root role="search" aria-label={t('filter_find')}>
      <SettlingField
        label={t('filter_find')}
        value={search}
        onSettle={(text) => narrow({ search: text || null })}
      />
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

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[3]};
`;
