import { useState } from 'react';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import type { Partnership } from '@karavan/shared-api/contract/partners';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { color, type } from '@karavan/shared-ui/tokens';
import { Actions, Card } from './card.ts';
import { NotesForm } from './lazy-notes-form.tsx';
import { useT } from './translation.ts';
import { usePartnershipWrite } from './use-partnership-write.ts';

interface PartnerCardProps {
  readonly organizationId: number;
  readonly partnership: Partnership;
}

/** A partner with what one's own staff keep about it. */
export function PartnerCard({ organizationId, partnership }: PartnerCardProps) {
  const t = useT();
  const { dialogs } = useShell();
  const [isEdited, setIsEdited] = useState(false);
  const { id, partner, category, order, note } = partnership;
  const { send, isPending } = usePartnershipWrite(organizationId, id);

  async function end() {
    const isSure = await dialogs.confirm({
      title: t('end_title', { title: partner.title }),
      text: t('end_text'),
      okLabel: t('end'),
      danger: true,
    });
    if (isSure) await send('ended');
  }

  const details = [category, order !== null && t('place_of', { place: order })];
  return (
    <Card aria-label={partner.title}>
      <Link to={`/organizations/${partner.id}`}>
        <OrganizationLine organization={partner} size={48}>
          <Detail>{details.filter(Boolean).join(' · ') || partner.type}</Detail>
        </OrganizationLine>
      </Link>
      {note !== null && !isEdited && <Note>{note}</Note>}
      {isEdited ? (
        <NotesForm
          organizationId={organizationId}
          partnership={partnership}
          onClose={() => setIsEdited(false)}
        />
      ) : (
        <Actions>
          <Button kind="quiet" size="small" loading={isPending} onClick={() => void end()}>
            {t('end')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon={<Pencil size={16} />}
            onClick={() => setIsEdited(true)}
          >
            {t('edit')}
          </Button>
        </Actions>
      )}
    </Card>
  );
}

const Note = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
