import styled from 'styled-components';
import type { Workplace } from '@karavan/shared-api/management';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface MessagePreviewProps {
  readonly workplace: Workplace;
  readonly text: string;
}

/** The message as its readers see it. */
export function MessagePreview({ workplace, text }: MessagePreviewProps) {
  const t = useT();
  return (
    <figure>
      <Caption>{t('preview')}</Caption>
      <Card>
        <Top>
          <OrganizationMark organization={workplace} size={32} />
          {workplace.title}
        </Top>
        <MessageText>{text}</MessageText>
      </Card>
    </figure>
  );
}

/** A text as it was written, with its lines. */
export const MessageText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Caption = styled.figcaption`
  padding-bottom: ${space[2]};
  color: ${color.textMuted};
  font: ${type.second};
`;

const Card = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  ${raised}
`;

const Top = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  font: ${type.label};
`;
