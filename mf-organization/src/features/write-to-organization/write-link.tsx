import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';
import { useT } from '../../shared/translation.ts';

/** Opens the person's chat with an organization; guests are asked to sign in first. */
export function WriteLink({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  return (
    <ButtonLink
      to={`/messenger/organization/${organizationId}`}
      $kind="secondary"
      $size="medium"
      $wide={false}
    >
      <MessageCircle size={20} aria-hidden />
      {t('write')}
    </ButtonLink>
  );
}

const ButtonLink = styled(Link)<ButtonAppearance>`
  ${buttonAppearance}
`;
