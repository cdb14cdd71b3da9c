import { useState } from 'react';
import { Plus, ScanBarcode, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { listSizes } from '@karavan/shared-api/client/sizes';
import { ITEM_SIZES_MAX, SIZE_LENGTH, STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { SIZES_OF, type SizeFormat } from '@karavan/shared-api/contract/size-formats';
import { useEndpoint } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import { CodesField } from './codes-field.tsx';
import { newSize, type ItemForm, type SizeValues } from './item-values.ts';
import {
  entryOf,
  formatsWith,
  sorted,
  toggled,
  USUAL_FORMATS,
  type SizeEntry,
} from './size-formats.ts';

interface SizesFieldProps {
  readonly form: ItemForm;
}

/** In which sizes a product is sold, and how many pieces there are of each. */
export function SizesField({ form }: SizesFieldProps) {
  const t = useT();
  const entries = useEntries();
  const { value: sizes, error, onValueChange } = form.control('sizes');
  const [entry, setEntry] = useState<SizeEntry>(() => entryOf(sizes));
  const available = useSizeFormats(form.values.category);
  const formats = formatsWith(available, entry);
  const [own, setOwn] = useState('');
  const [showsCodes, setShowsCodes] = useState(() =>
    sizes.some(({ sku, barcode }) => Boolean(sku) || Boolean(barcode)),
  );
  const names = new Set(sizes.map(({ size }) => size));
  const format = formats.find((one) => one === entry);
  const store = (list: readonly SizeValues[]) => onValueChange([...list]);

  function addOwn(): void {
    const name = own.trim();
    if (name === '' || names.has(name) || sizes.length >= ITEM_SIZES_MAX) return;
    store(toggled(sizes, name));
    setOwn('');
  }

  function choose(next: SizeEntry): void {
    setEntry(next);
    // A product without sizes has one that has no name.
    if (next === 'none') store([sizes.find(({ size }) => size === '') ?? newSize('')]);
  }

  return (
    <Root>
      <ChipRow label={t('size_format')}>
        {(['none', ...formats, 'own'] as const).map((one) => (
          <Chip key={one} pressed={entry === one} onClick={() => choose(one)}>
            {t(`size_format_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {format && (
        <Chips role="group" aria-label={t('sizes')}>
          {SIZES_OF[format].map((name) => (
            <Chip
              key={name}
              pressed={names.has(name)}
              onClick={() => store(sorted(toggled(sizes, name), format))}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      {entry === 'own' && (
        <Own>
          <TextField
            label={t('size_name')}
            maxLength={SIZE_LENGTH}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addOwn();
            }}
          />
          <IconButton
            kind="filled"
            label={t('size_add')}
            icon={<Plus size={20} />}
            onClick={addOwn}
          />
        </Own>
      )}
      <List aria-label={t('stock')}>
        {sizes.map(({ id, size, quantity }, index) => {
          const pieces = form.control(`sizes.${index}.quantity`);
          const name = form.control(`sizes.${index}.size`);
          return (
            // A size is known by its name, which no other has.
            <Row key={id ?? `new ${size}`}>
              <NumberField
                label={size === '' ? t('quantity') : t('quantity_of', { size })}
                value={quantity === null ? '' : String(quantity)}
                error={pieces.error ?? name.error}
                min={0}
                max={STOCK_MAX}
                stepper
                onFocus={({ target }) => target.select()}
                onValueChange={(text) => pieces.onValueChange(text === '' ? null : Number(text))}
              />
              {sizes.length > 1 && (
                <IconButton
                  {...entries.remove}
                  label={t('size_remove', { size })}
                  icon={<Trash2 size={20} />}
                  onClick={() => {
                    store(sizes.filter((_, other) => other !== index));
                    entries.removed(index, sizes.length - 1);
                  }}
                />
              )}
            </Row>
          );
        })}
      </List>
      {entries.status}
      <Button
        kind="secondary"
        size="small"
        aria-expanded={showsCodes}
        icon={<ScanBarcode size={18} aria-hidden />}
        onClick={() => setShowsCodes(!showsCodes)}
      >
        {t('codes')}
      </Button>
      {showsCodes && <CodesField form={form} />}
      {error && <ErrorText role="alert">{error}</ErrorText>}
    </Root>
  );
}

/** In which formats the sizes of a category are told. */
function useSizeFormats(category: number | null): readonly SizeFormat[] {
  const { data } = useEndpoint(
    listSizes,
    { query: { category: category ?? 0 } },
    { enabled: category !== null },
  );
  const found = new Set(data?.list.map(({ format_criteria }) => format_criteria));
  return found.size > 0 ? [...found] : USUAL_FORMATS;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Own = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  > :first-child {
    flex: 1;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.li`
  display: flex;
  align-items: end;
  gap: ${space[1]};
  color: ${color.text};
  font: ${type.body};

  > :first-child {
    flex: 1;
  }
`;
