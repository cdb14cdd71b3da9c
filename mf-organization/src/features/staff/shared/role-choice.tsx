import styled from 'styled-components';
import type { Role } from '@karavan/shared-api/contract/roles';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { color, type } from '@karavan/shared-ui/tokens';
import { PERMISSION_PARTS } from './permission-parts.ts';
import { useT } from './translation.ts';

interface RoleChoiceProps {
  readonly roles: readonly Role[];
  readonly value: number | null | undefined;
  readonly error: string | undefined;
  onValueChange(role: number): void;
}

/** The roles that the reader may give, each with what it allows in plain words. */
export function RoleChoice({ roles, value, error, onValueChange }: RoleChoiceProps) {
  const t = useT();
  const offered = roles.filter(({ id, can_edit }) => can_edit || id === value);
  const order = PERMISSION_PARTS.flatMap(({ permissions }) => [...permissions]);
  return (
    <RadioGroup
      label={t('role')}
      options={offered.map(({ id, title, permissions }) => ({
        value: String(id),
        label: (
          <Option>
            <span>{title}</span>
            <small>
              {permissions.length === 0
                ? t('may_nothing')
                : order
                    .filter((one) => permissions.includes(one))
                    .map((one) => t(one))
                    .join(' · ')}
            </small>
          </Option>
        ),
      }))}
      value={value === null || value === undefined ? null : String(value)}
      error={error}
      onValueChange={(id) => onValueChange(Number(id))}
    />
  );
}

const Option = styled.span`
  display: grid;
  gap: 2px;
  padding: 4px 0;

  small {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.textMuted};
    font: ${type.second};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
