import { useState } from 'react';
import { Plus, ScanBarcode, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ITEM_SIZES_MAX, SIZE_LENGTH, STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { Chip } from '@karavan/shared-ui/chip';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { CodesField } from './codes-field.tsx';
import { newSize, type ItemForm, type SizeValues } from './item-values.ts';
import {
  EU_SIZES,
  formatOf,
  LETTER_SIZES,
  sorted,
  toggled,
  type SizeFormat,
} from './size-formats.ts';

interface SizesFieldProps {
  readonly form: ItemForm;
}

/** In which sizes a product is sold, and how many pieces there are of each. */
export function SizesField({ form }: SizesFieldProps) {
  const t = useT();
  const { value: sizes, error, onValueChange } = form.control('sizes');
  const [format, setFormat] = useState<SizeFormat>(() => formatOf(sizes));
  const [own, setOwn] = useState('');
  const [showsCodes, setShowsCodes] = useState(() =>
    sizes.some(({ sku, barcode }) => Boolean(sku) || Boolean(barcode)),
  );
  const names = new Set(sizes.map(({ size }) => size));
  const offered = format === 'letters' ? LETTER_SIZES : format === 'eu' ? EU_SIZES : [];
  const store = (list: readonly SizeValues[]) => onValueChange([...list]);

  function addOwn(): void {
    const name = own.trim();
    if (name === '' || names.has(name) || sizes.length >= ITEM_SIZES_MAX) return;
    store(toggled(sizes, name));
    setOwn('');
  }

  return (
    <Root>
      <SegmentedControl
        label={t('size_format')}
        segments={[
          { value: 'none', label: t('size_none') },
          { value: 'letters', label: 'S–XL' },
          { value: 'eu', label: 'EU' },
          { value: 'own', label: t('size_own') },
        ]}
        value={format}
        onChange={(next) => {
          setFormat(next);
          // A product without sizes has one that has no name.
          if (next === 'none') store([sizes.find(({ size }) => size === '') ?? newSize('')]);
        }}
      />
      {offered.length > 0 && (
        <Chips role="group" aria-label={t('sizes')}>
          {offered.map((name) => (
            <Chip
              key={name}
              pressed={names.has(name)}
              onClick={() => store(sorted(toggled(sizes, name)))}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      {format === 'own' && (
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
                  label={t('size_remove', { size })}
                  icon={<Trash2 size={20} />}
                  onClick={() => store(sizes.filter((_, other) => other !== index))}
                />
              )}
            </Row>
          );
        })}
      </List>
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
