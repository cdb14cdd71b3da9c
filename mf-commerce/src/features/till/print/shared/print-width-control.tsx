import { useAtom } from 'jotai';
import { PRINT_WIDTHS_MM } from '@karavan/shared-api/contract/limits';
import { printWidthAtom } from '@karavan/shared-api/state';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { useT } from '../translation.ts';

/** Chooses the paper width of the printer; remembered. */
export function PrintWidthControl() {
  const t = useT();
  const [width, setWidth] = useAtom(printWidthAtom);
  return (
    <SegmentedControl
      label={t('paper_width')}
      segments={PRINT_WIDTHS_MM.map((millimetres) => ({
        value: String(millimetres),
        label: t('millimetres', { width: millimetres }),
      }))}
      value={String(width)}
      onChange={(value) => {
        const chosen = PRINT_WIDTHS_MM.find((millimetres) => String(millimetres) === value);
        if (chosen) setWidth(chosen);
      }}
    />
  );
}
