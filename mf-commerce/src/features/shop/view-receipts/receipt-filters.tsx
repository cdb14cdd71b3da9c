import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { listSellers } from '@karavan/shared-api/client/orders';
import { useEndpoint } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { PeriodField } from '@karavan/shared-ui/period-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { space } from '@karavan/shared-ui/tokens';
import { ToHeldTickets } from './to-held-tickets.tsx';
import { useT, withFilterTexts } from './translation.ts';
import { KINDS, STATES, useReceiptFilter } from './use-receipt-filter.ts';

/** Searches and narrows the list of one's orders, and leads to the tickets of others. */
export const ReceiptFilters = withFilterTexts(Filters);

function Filters() {
  const t = useT();
  const { filter, narrow } = useReceiptFilter();
  const { state, kind, organization, from, to, search = '' } = filter;
  const details = [kind, organization, from ?? to].filter(Boolean).length;
  const [isOpen, setOpen] = useState(details > 0);
  return (
    <Root>
      <ToHeldTickets />
      <Tools role="search">
        <Find>
          <SettlingField
            label={t('find')}
            value={search}
            onSettle={(text) => narrow({ search: text || null })}
          />
        </Find>
        <Button
          kind="secondary"
          aria-expanded={isOpen}
          icon={<SlidersHorizontal size={20} />}
          onClick={() => setOpen(!isOpen)}
        >
          {details === 0 ? t('filters') : t('filters_used', { count: details })}
        </Button>
      </Tools>
      <ChipRow label={t('state')}>
        {[undefined, ...STATES].map((one) => (
          <Chip
            key={one ?? 'all'}
            pressed={state === one}
            onClick={() => narrow({ state: one ?? null })}
          >
            {t(`state_${one ?? 'all'}`)}
          </Chip>
        ))}
      </ChipRow>
      {isOpen && (
        <Details>
          <ChipRow label={t('kind')}>
            {[undefined, ...KINDS].map((one) => (
              <Chip
                key={one ?? 'all'}
                pressed={kind === one}
                onClick={() => narrow({ kind: one ?? null })}
              >
                {t(`kind_${one ?? 'all'}`)}
              </Chip>
            ))}
          </ChipRow>
          <SellerField
            value={organization}
            onChange={(id) => narrow({ organization: id === '' ? null : id })}
          />
          <PeriodField
            label={t('period')}
            value={{ from: from ?? null, to: to ?? null }}
            error={from && to && from > to ? t('period_wrong') : undefined}
            onValueChange={(period) => narrow({ ...period })}
          />
          {details > 0 && (
            <Button
              kind="quiet"
              onClick={() => narrow({ kind: null, organization: null, from: null, to: null })}
            >
              {t('reset')}
            </Button>
          )}
        </Details>
      )}
    </Root>
  );
}

interface SellerFieldProps {
  readonly value: number | undefined;
  onChange(id: string): void;
}

function SellerField({ value, onChange }: SellerFieldProps) {
  const t = useT();
  const sellers = useEndpoint(listSellers, {}).data?.list ?? [];
  return (
    <SelectField
      label={t('organization')}
      value={value === undefined ? '' : String(value)}
      options={[
        { value: '', label: t('organization_all') },
        ...sellers.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[3]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
`;

const Find = styled.div`
  flex: 1 1 180px;
`;

const Details = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
