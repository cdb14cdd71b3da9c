import type { ItemImport } from '@karavan/shared-api/contract/item-imports';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { useT } from '../translation.ts';

const TONES: Readonly<Record<ItemImport['status'], PillTone>> = {
  faulty: 'negative',
  checked: 'pending',
  applying: 'active',
  applied: 'positive',
  failed: 'negative',
};

/** What has become of a sheet, in a word. */
export function ImportState({ status }: Pick<ItemImport, 'status'>) {
  const t = useT();
  return <StatePill tone={TONES[status]}>{t(`import_status_${status}`)}</StatePill>;
}
