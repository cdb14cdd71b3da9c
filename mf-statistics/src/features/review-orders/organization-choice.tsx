import type { Me } from '@karavan/shared-api/contract/accounts';
import { useT } from '../../shared/translation.ts';
import type { Changes } from './changes.ts';
import { Select } from './choices.ts';

interface OrganizationChoiceProps {
  readonly organizations: readonly Me['organizations'][number][];
  readonly chosen: number;
  choose(changes: Changes): void;
}

/** Which of several organizations is shown; nothing for one. */
export function OrganizationChoice({ organizations, chosen, choose }: OrganizationChoiceProps) {
  const t = useT();
  if (organizations.length < 2) return null;
  return (
    <Select
      aria-label={t('organization')}
      value={chosen}
      onChange={(event) => choose({ organization: event.target.value })}
    >
      {organizations.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
