import { useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/delivery-terms';
import {
  updateDeliveryZones,
  type DeliverySettings,
} from '@karavan/shared-api/contract/delivery-terms';
import { DELIVERY_ZONES_MAX } from '@karavan/shared-api/contract/limits';
import { useForm, useOvertaken, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OvertakenNote } from '@karavan/shared-ui/overtaken-note';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { moved } from '@karavan/shared-ui/moved';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from './translation.ts';
import { ZoneExamples } from './zone-examples.tsx';
import { ZoneFields } from './zone-fields.tsx';

interface ZonesFormProps {
  readonly organizationId: number;
  readonly stored: DeliverySettings;
}

export const ZonesForm = withFormTexts(Fields, <SkeletonCard />);

/** What this form shows of all that is stored. */
const partOf = ({ is_zones_only, zones }: DeliverySettings) => ({ is_zones_only, zones });

/** Parts of the town with a fee of their own, in the order in which they count. */
function Fields({ organizationId: id, stored }: ZonesFormProps) {
  const t = useT();
  const [isRefused, setRefused] = useState(false);
  const queryKey = endpointKey(endpoints.getDeliverySettings, 'one', { params: { id } });
  const { version, is_zones_only, zones } = stored;
  const { isOvertaken, take } = useOvertaken(partOf(stored));
  const form = useForm({
    schema: updateDeliveryZones.body,
    initial: { version, is_zones_only, zones },
    draft: `delivery-zones:${id}`,
    // Whoever was told that somebody else was faster may save all the same.
    request: (body) =>
      request(endpoints.updateDeliveryZones, {
        params: { id },
        body: { ...body, version: stored.version },
      }),
    done: t('saved'),
    onSuccess(saved, _values, queries) {
      setRefused(false);
      take(partOf(saved));
      queries.setQueryData(queryKey, saved);
    },
    onError({ code }, _values, queries) {
      if (code !== 'settings_changed') return;
      setRefused(true);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const list = form.control('zones');
  const only = form.control('is_zones_only');
  const entries = useEntries();
  return (
    <Panel as="form" {...form.props} aria-labelledby="zones-title">
      <Title id="zones-title">{t('zones')}</Title>
      <Hint>{t('zones_hint')}</Hint>
      {form.restored && <RestoredDraft {...form.restored} />}
      {(isRefused || isOvertaken) && <OvertakenNote text={t('overtaken')} />}
      <List>
        {list.value.map((_, index) => (
          // A zone is no more than its place in the order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <ZoneFields
              form={form}
              index={index}
              count={list.value.length}
              currency={stored.currency}
              center={stored.location}
              entries={entries}
              onMove={(to) => {
                list.onValueChange(moved(list.value, index, to));
                entries.moved(to, list.value.length, to < index ? 'up' : 'down');
              }}
              onRemove={() => {
                list.onValueChange(list.value.filter((__, other) => other !== index));
                entries.removed(index, list.value.length - 1);
              }}
            />
          </li>
        ))}
      </List>
      {list.value.length < DELIVERY_ZONES_MAX && (
        <Button
          kind="secondary"
          icon={<Plus size={20} />}
          onClick={() => list.onValueChange([...list.value, { ...NEW, points: [] }])}
        >
          {t('zone_add')}
        </Button>
      )}
      {entries.status}
      {list.value.length > 0 && (
        <Switch checked={only.value} onChange={({ target }) => only.onValueChange(target.checked)}>
          {t('zones_only')}
        </Switch>
      )}
      {stored.terms && (
        <ZoneExamples
          terms={stored.terms}
          currency={stored.currency}
          zones={list.value}
          isZonesOnly={only.value}
        />
      )}
      <Button type="submit" loading={form.isPending}>
        {t('zones_save')}
      </Button>
    </Panel>
  );
}

const NEW = { name: '', radius_km: 3, fee: '', min_order: null };

const Title = styled.h2`
  font: ${type.title3};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
`;
