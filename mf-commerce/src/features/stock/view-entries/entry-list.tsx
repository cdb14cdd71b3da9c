import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { StockEntry } from '@karavan/shared-api/contract/stock';
import type { EndlessList } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatDate } from '@karavan/shared-ui/format-date';
import { raised } from '@karavan/shared-ui/product/raised';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { signed } from '../shared/signed.ts';
import { useT } from '../translation.ts';

interface EntryListProps {
  readonly list: EndlessList<StockEntry>;
  readonly timeZone: string;
  readonly positionKey: string;
  /** Of one size, which need not be named each time. */
  readonly isOfOne?: boolean;
}

/** Changes of stock, the latest first, each with what was left after it. */
export function EntryList({ list, timeZone, positionKey, isOfOne = false }: EntryListProps) {
  const t = useT();
  return (
    <EndlessView
      list={list}
      label={t('entries')}
      keyOf={({ id }) => id}
      gap={8}
      positionKey={positionKey}
      empty={<EmptyState scene="calm" title={t('entries_empty')} text={t('entries_empty_text')} />}
    >
      {(entry) => <Entry entry={isOfOne ? { ...entry, size: '' } : entry} timeZone={timeZone} />}
    </EndlessView>
  );
}

function Entry({ entry, timeZone }: { readonly entry: StockEntry; readonly timeZone: string }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { size, reason, change, balance, note, person, created_at } = entry;
  const why = reason === 'return' && person ? 'return' : reason === 'return' ? 'restocked' : reason;
  return (
    <Row>
      <Words>
        <strong>{size === '' ? t(`reason_${why}`) : `${t(`reason_${why}`)} · ${size}`}</strong>
        {note !== '' && <span>{note}</span>}
        <small>
          {formatDate(new Date(created_at), 'DD.MM.YYYY HH:mm', locale, timeZone)}
          {person && ` · ${person.full_name}`}
        </small>
      </Words>
      <Pieces>
        <strong data-up={change > 0}>{signed(change, locale)}</strong>
        <small>{t('left', { number: balance })}</small>
      </Pieces>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font: ${type.label};
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Pieces = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  font-variant-numeric: tabular-nums;

  strong {
    font: ${type.label};
  }

  [data-up='true'] {
    color: ${color.success};
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
