import { Ban } from 'lucide-react';
import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

/** Tells somebody that the organization has blocked them, before they try. */
export function BlockedNotice({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  if (!useOrganizationClient(organizationId)?.is_blocked) return null;
  return (
    <Notice role="status">
      <Ban size={20} aria-hidden />
      {t('blocked_here')}
    </Notice>
  );
}

const Notice = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color.textMuted};
  font: ${type.second};
`;
