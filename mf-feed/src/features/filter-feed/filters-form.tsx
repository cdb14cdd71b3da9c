import { useState, type FormEvent } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listCategories, listFeedSizes } from '@karavan/shared-api/client/feed';
import type { ItemKind } from '@karavan/shared-api/contract/feed';
import { DEFAULT_CURRENCY } from '@karavan/shared-api/contract/limits';
import { useEndpoint } from '@karavan/shared-api/query';
import { currencyAtom, localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip } from '@karavan/shared-ui/chip';
import { PriceField } from '@karavan/shared-ui/price-field';
import { SelectField } from '@karavan/shared-ui/select-field';
import { Switch } from '@karavan/shared-ui/switch';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { readFeedFilter, whichPosts } from '../../shared/feed/feed-filter.ts';
import { DistanceChoice } from './distance-choice.tsx';
import { useFilterT } from './translation.ts';

const KINDS = ['product', 'rent', 'ticket'] as const satisfies readonly ItemKind[];
/** What this form is about; the rest of the address stays as it is. */
const NAMES = [
  'price_from',
  'price_to',
  'price_currency',
  'size',
  'available',
  'near',
  'within',
  'kinds',
] as const;

interface FiltersFormProps {
  /** The query of the page that is filtered. */
  readonly address: string;
  /** Of the page's path. */
  readonly category?: string | undefined;
  readonly withCategories?: boolean | undefined;
  readonly heading: 'h1' | 'h2';
  /** Takes the query with the filters that were chosen. */
  onShow(address: string): void;
}

/** What a feed is narrowed to, changed together. */
export function FiltersForm({
  address,
  category,
  withCategories = false,
  heading: Heading,
  onShow,
}: FiltersFormProps) {
  const t = useFilterT();
  const locale = useAtomValue(localeAtom);
  const [shown, setShown] = useState(address);
  const [wanted, setWanted] = useState(() => new URLSearchParams(address));
  if (address !== shown) {
    setShown(address);
    setWanted(new URLSearchParams(address));
  }
  const filter = readFeedFilter(category, wanted);
  const ownCurrency = useAtomValue(currencyAtom);
  // What the address says stays; new prices are in the person's own currency.
  const hasPrice = filter.price_from !== null || filter.price_to !== null;
  const currency = hasPrice ? (filter.price_currency ?? DEFAULT_CURRENCY) : ownCurrency;
  const kinds = new Set(filter.kinds?.split(','));
  const isReversed =
    Boolean(filter.price_from && filter.price_to) &&
    Number(filter.price_from) > Number(filter.price_to);

  function change(values: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(wanted);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setWanted(next);
  }

  const clear = () =>
    change(
      Object.fromEntries([...NAMES, ...(withCategories ? ['category'] : [])].map((n) => [n, null])),
    );

  function show(event: FormEvent): void {
    event.preventDefault();
    if (isReversed) return;
    const next = new URLSearchParams(wanted);
    if (!hasPrice) next.delete('price_currency');
    onShow(String(next));
  }

  return (
    <Form onSubmit={show}>
      <Heading>{t('filters')}</Heading>
      {withCategories && (
        <CategoryField
          value={filter.category ?? ''}
          onChange={(value) => change({ category: value })}
        />
      )}
      <Group>
        <legend>{t('kind')}</legend>
        <Chips>
          {KINDS.map((kind) => (
            <Chip
              key={kind}
              pressed={kinds.has(kind)}
              onClick={() => {
                const others = [...kinds].filter((other) => other !== kind);
                change({ kinds: (kinds.has(kind) ? others : [...kinds, kind]).join(',') });
              }}
            >
              {t(`kind_${kind}`)}
            </Chip>
          ))}
        </Chips>
      </Group>
      <Group>
        <legend>{t('price')}</legend>
        <Range>
          {(['price_from', 'price_to'] as const).map((name) => (
            <PriceField
              key={name}
              label={t(name)}
              currency={currency}
              locale={locale}
              value={filter[name] ?? ''}
              error={name === 'price_to' && isReversed ? t('price_reversed') : undefined}
              onValueChange={(amount) => change({ price_currency: currency, [name]: amount })}
            />
          ))}
        </Range>
      </Group>
      <Sizes
        query={whichPosts({ ...filter, size: null })}
        size={filter.size}
        onChange={(size) => change({ size })}
      />
      <Switch
        checked={filter.available !== null}
        onChange={({ target }) => change({ available: target.checked ? 'true' : null })}
      >
        {t('available')}
      </Switch>
      <DistanceChoice
        near={filter.near}
        within={filter.within}
        onChange={(near, within) => change({ near, within })}
      />
      <Actions>
        <Button kind="secondary" onClick={clear}>
          {t('clear')}
        </Button>
        <Button type="submit">{t('show')}</Button>
      </Actions>
    </Form>
  );
}

function CategoryField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useFilterT();
  const categories = useEndpoint(listCategories, {}).data?.list ?? [];
  return (
    <SelectField
      label={t('category')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: t('every_category') },
        ...categories.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
    />
  );
}

interface SizesProps {
  readonly query: ReturnType<typeof whichPosts>;
  readonly size: string | null;
  onChange(size: string | null): void;
}

/** The sizes of what the other filters find first; the chosen one stays, so that it can be removed. */
function Sizes({ query, size, onChange }: SizesProps) {
  const t = useFilterT();
  const found = useEndpoint(listFeedSizes, { query }, { keepPrevious: true }).data?.list ?? [];
  const sizes = size === null || found.includes(size) ? found : [size, ...found];
  if (sizes.length === 0) return null;
  return (
    <Group>
      <legend>{t('size')}</legend>
      <Chips>
        {sizes.map((name) => (
          <Chip
            key={name}
            pressed={name === size}
            onClick={() => onChange(name === size ? null : name)}
          >
            {name}
          </Chip>
        ))}
      </Chips>
    </Group>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};

  h1,
  h2 {
    font: ${type.title2};
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font: ${type.title3};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Range = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  align-items: start;
  gap: ${space[3]};
`;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[3]} 0 calc(env(safe-area-inset-bottom) + ${space[4]});
  background: ${color.canvas};
`;
