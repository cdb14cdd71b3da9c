import styled from 'styled-components';
import {
  listAllOrganizationTypes,
  listOrganizationTypes,
} from '@karavan/shared-api/client/organization-editing';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface TypeChoiceProps {
  /** The id of a type, or of one of its subtypes. */
  readonly value: string | null;
  onChange(value: string | null): void;
}

/** What kind of organization it is, and more exactly once that is chosen. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const t = useT();
  const types = useEndpoint(listOrganizationTypes, {}).data?.list ?? [];
  const all = useEndpoint(listAllOrganizationTypes, {}, { enabled: value !== null }).data?.list;
  const chosen = all?.find(({ id, subtypes }) =>
    [id, ...subtypes.map((subtype) => subtype.id)].some((each) => String(each) === value),
  );
  const chosenId = chosen ? String(chosen.id) : value;
  return (
    <>
      <Choice label={t('type')} options={types} value={chosenId} onChange={onChange} />
      {chosen && chosen.subtypes.length > 0 && (
        <Choice
          label={chosen.title}
          options={chosen.subtypes}
          value={value === chosenId ? null : value}
          onChange={(wanted) => onChange(wanted ?? chosenId)}
        />
      )}
    </>
  );
}

interface ChoiceProps extends TypeChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly title: string }[];
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const t = useT();
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('every_type')}</option>
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}

/** @param chosen a type or a subtype */
export const prefetchTypes = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  chosen: string | null,
) =>
  Promise.all([
    prefetchEndpoint(context, listOrganizationTypes, {}),
    chosen && prefetchEndpoint(context, listAllOrganizationTypes, {}),
  ]);

const Select = styled.select`
  flex: none;
  max-width: 14em;
  min-height: 36px;
  padding: 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.labelSmall};
`;
