import styled from 'styled-components';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface TargetRowProps {
  readonly chat: ChatListItem;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  onChoose(isChosen: boolean): void;
}

/** A chat that a message can go into, with its check mark. */
export function TargetRow({ chat, isChosen, isOff, onChoose }: TargetRowProps) {
  const { title, image, on_behalf_of: behalf } = chat;
  const isWithOrganization = chat.chat_type === 'organization' && behalf === null;
  return (
    <Row>
      <Checkbox
        checked={isChosen}
        disabled={isOff || chat.is_blocked}
        onChange={({ target }) => onChoose(target.checked)}
      >
        <Face>
          <Avatar
            name={title}
            src={image}
            color={chat.color}
            size={44}
            shape={isWithOrganization ? 'organization' : 'person'}
          />
          <Text>
            {title}
            {behalf && <Behalf>{behalf.title}</Behalf>}
          </Text>
        </Face>
      </Checkbox>
    </Row>
  );
}

const Row = styled.div`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Behalf = styled.span`
  color: ${color.accent};
  font: ${type.caption};
`;
