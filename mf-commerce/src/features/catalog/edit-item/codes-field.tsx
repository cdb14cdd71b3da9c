import { ScanBarcode } from 'lucide-react';
import styled from 'styled-components';
import { GOODS_CODE_LENGTH, SKU_LENGTH } from '@karavan/shared-api/contract/limits';
import { useShell } from '@karavan/shared-api/remote';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { ItemForm } from './item-values.ts';

/** The codes by which each size is found: the organization's own, and the one that is printed on it. */
export function CodesField({ form }: { readonly form: ItemForm }) {
  const t = useT();
  const { overlays } = useShell();
  const { value: sizes } = form.control('sizes');
  return (
    <List aria-label={t('codes')}>
      {sizes.map(({ id, size }, index) => {
        const sku = form.control(`sizes.${index}.sku`);
        const barcode = form.control(`sizes.${index}.barcode`);
        const scan = async () => {
          const code = await overlays.open('qr_scan', { purpose: 'code' });
          if (typeof code === 'string') barcode.onValueChange(code);
        };
        return (
          <Row key={id ?? `new ${size}`}>
            <TextField
              label={size === '' ? t('sku') : t('sku_of', { size })}
              error={sku.error}
              maxLength={SKU_LENGTH}
              autoComplete="off"
              value={sku.value ?? ''}
              onChange={({ target }) => sku.onValueChange(target.value || null)}
            />
            <Printed>
              <TextField
                label={size === '' ? t('barcode') : t('barcode_of', { size })}
                error={barcode.error}
                maxLength={GOODS_CODE_LENGTH}
                inputMode="numeric"
                autoComplete="off"
                value={barcode.value ?? ''}
                onChange={({ target }) => barcode.onValueChange(target.value || null)}
              />
              <IconButton
                label={t('barcode_scan')}
                icon={<ScanBarcode size={20} />}
                onClick={() => void scan()}
              />
            </Printed>
          </Row>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  > * {
    flex: 1 1 120px;
    min-width: 0;
  }
`;

const Printed = styled.div`
  display: flex;
  flex-basis: 220px;
  align-items: end;
  gap: ${space[1]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
