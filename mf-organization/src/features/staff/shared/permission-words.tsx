import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { PERMISSION_PARTS } from './permission-parts.ts';
import { useT } from './translation.ts';

/** What somebody may do, in plain words. */
export function PermissionWords({
  permissions,
}: {
  readonly permissions: readonly OrganizationPermission[];
}) {
  const t = useT();
  if (permissions.length === 0) return <Nothing>{t('may_nothing')}</Nothing>;
  return (
    <Parts>
      {PERMISSION_PARTS.map(({ name, permissions: all }) => {
        const held = all.filter((one) => permissions.includes(one));
        return (
          held.length > 0 && (
            <section key={name} aria-label={t(`part_${name}`)}>
              <h3>{t(`part_${name}`)}</h3>
              <ul>
                {held.map((one) => (
                  <li key={one}>
                    <Check size={16} aria-hidden />
                    {t(one)}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space[4]};

  h3 {
    margin-bottom: ${space[1]};
    color: ${color.textMuted};
    font: ${type.labelSmall};
  }

  li {
    display: flex;
    gap: ${space[2]};
    padding: 3px 0;
  }

  svg {
    flex: none;
    margin-top: 3px;
    color: ${color.success};
  }
`;

const Nothing = styled.p`
  color: ${color.textMuted};
`;
