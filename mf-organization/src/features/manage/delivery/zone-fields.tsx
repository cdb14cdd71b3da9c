import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { ArrowDown, ArrowUp, MapIcon, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { updateDeliveryZones } from '@karavan/shared-api/contract/delivery-terms';
import {
  DELIVERY_RADIUS_MAX,
  DELIVERY_ZONE_NAME_LENGTH,
} from '@karavan/shared-api/contract/limits';
import type { Form, ValuesOf } from '@karavan/shared-api/form';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import type { Entries } from '@karavan/shared-ui/use-entries';
import { pointsOf, pointWords } from './point-words.ts';
import { useT } from './translation.ts';

type Values = ValuesOf<typeof updateDeliveryZones.body>;

interface ZoneFieldsProps {
  readonly form: Pick<Form<Values, unknown>, 'text' | 'control'>;
  /** Its place in the order. */
  readonly index: number;
  readonly count: number;
  readonly currency: string;
  /** Where the organization is. */
  readonly center: { readonly latitude: number; readonly longitude: number };
  readonly entries: Entries;
  onMove(to: number): void;
  onRemove(): void;
}

/** One zone: what it is called, where it reaches, and what it costs. */
export function ZoneFields({
  form,
  index,
  count,
  currency,
  center,
  entries,
  onMove,
  onRemove,
}: ZoneFieldsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const number = index + 1;
  const reach = form.control(`zones.${index}.radius_km`);
  const points = form.control(`zones.${index}.points`);
  const fee = form.text(`zones.${index}.fee`);
  const least = form.text(`zones.${index}.min_order`);

  function choose(shape: string): void {
    if ((shape === 'circle') === (reach.value !== null)) return;
    reach.onValueChange(shape === 'circle' ? 3 : null);
    points.onValueChange([]);
  }

  return (
    <Zone>
      <legend>{t('zone', { number })}</legend>
      <Tools>
        <IconButton
          {...entries.move('up')}
          label={t('zone_up', { number })}
          icon={<ArrowUp size={20} />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          {...entries.move('down')}
          label={t('zone_down', { number })}
          icon={<ArrowDown size={20} />}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        />
        <IconButton
          {...entries.remove}
          label={t('zone_remove', { number })}
          icon={<Trash2 size={20} />}
          onClick={onRemove}
        />
      </Tools>
      <TextField
        label={t('zone_name')}
        maxLength={DELIVERY_ZONE_NAME_LENGTH}
        {...form.text(`zones.${index}.name`)}
      />
      <RadioGroup
        label={t('zone_shape')}
        value={reach.value === null ? 'ring' : 'circle'}
        options={[
          { value: 'circle', label: t('zone_circle') },
          { value: 'ring', label: t('zone_ring') },
        ]}
        onValueChange={choose}
      />
      {reach.value === null ? (
        <Corners
          points={points.value}
          error={points.error}
          center={center}
          onChange={points.onValueChange}
        />
      ) : (
        <Reach km={reach.value} error={reach.error} onChange={reach.onValueChange} />
      )}
      <PriceField
        label={t('zone_fee')}
        value={fee.value}
        error={fee.error}
        currency={currency}
        locale={locale}
        onValueChange={(value) => fee.onChange({ target: { value } })}
      />
      <PriceField
        label={t('min_order')}
        hint={t('zone_min_order_hint')}
        value={least.value}
        error={least.error}
        currency={currency}
        locale={locale}
        onValueChange={(value) => least.onChange({ target: { value } })}
      />
    </Zone>
  );
}

interface ReachProps {
  readonly km: number;
  readonly error: string | undefined;
  onChange(km: number): void;
}

function Reach({ km, error, onChange }: ReachProps) {
  const t = useT();
  /** As it stands in the field: `2.` is on its way to `2.5`. */
  const [typed, setTyped] = useState('');
  return (
    <NumberField
      label={t('zone_radius')}
      decimals={1}
      min={0.1}
      max={DELIVERY_RADIUS_MAX}
      value={Number(typed) === km ? typed : String(km)}
      error={error}
      onValueChange={(text) => {
        setTyped(text);
        onChange(Number(text));
      }}
    />
  );
}

interface CornersProps {
  readonly points: Values['zones'][number]['points'];
  readonly error: string | undefined;
  readonly center: ZoneFieldsProps['center'];
  onChange(points: Values['zones'][number]['points']): void;
}

/** The corners of a ring: drawn on the map, or written down, one a line. */
function Corners({ points, error, center, onChange }: CornersProps) {
  const t = useT();
  const { overlays } = useShell();
  /** As it stands in the field, with lines that are no corner yet. */
  const [typed, setTyped] = useState('');

  async function draw(): Promise<void> {
    const drawn = await overlays.open('zone_drawer', { center, points });
    if (!drawn) return;
    onChange(drawn as CornersProps['points']);
  }

  return (
    <>
      <Button kind="secondary" icon={<MapIcon size={20} />} onClick={() => void draw()}>
        {t('zone_draw')}
      </Button>
      <TextArea
        label={t('zone_points')}
        hint={t('zone_points_hint')}
        error={error}
        value={pointWords(pointsOf(typed)) === pointWords(points) ? typed : pointWords(points)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(pointsOf(target.value));
        }}
      />
    </>
  );
}

const Zone = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  > legend {
    padding: 0 ${space[1]};
    font: ${type.label};
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;
