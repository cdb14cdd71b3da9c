import styled from 'styled-components';
import type { Invitee } from '@karavan/shared-api/contract/employees';
import { Avatar } from '@karavan/shared-ui/avatar';
import { color, space, type } from '@karavan/shared-ui/tokens';

/** Somebody by their initials and number. */
export function PersonCard({ invitee: { full_name, uid } }: { readonly invitee: Invitee }) {
  return (
    <Card>
      <Avatar name={full_name.replaceAll('•', '')} src={null} size={56} />
      <p>
        <strong>{full_name || uid}</strong>
        <small>{uid}</small>
      </p>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  p {
    display: grid;
  }

  strong {
    font: ${type.title3};
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
