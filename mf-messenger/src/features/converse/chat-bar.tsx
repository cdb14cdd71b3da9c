import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import { Link } from '@karavan/shared-api/router';
import { Avatar } from '@karavan/shared-ui/avatar';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface ChatBarProps {
  readonly chat: ChatDetail;
  /** Opens what can be done with the chat, where something can. */
  readonly onMenu: (() => void) | undefined;
}

/** The partner of the chat; on a phone the page's header shows it. */
export function ChatBar({ chat, onMenu }: ChatBarProps) {
  const t = useT();
  const { title, image, chat_type: type, organization_id: organization } = chat;
  const isWithOrganization = type === 'organization' && chat.on_behalf_of === null;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Bar>
        <Avatar
          name={title}
          src={image}
          color={chat.color}
          size={40}
          shape={isWithOrganization ? 'organization' : 'person'}
        />
        {isWithOrganization ? (
          <Title as={Link} to={`/organizations/${organization}`}>
            {title}
          </Title>
        ) : (
          <Title aria-hidden>{title}</Title>
        )}
        {onMenu && (
          <Menu label={t('chat_actions')} icon={<Ellipsis size={22} />} onClick={onMenu} />
        )}
      </Bar>
    </>
  );
}

const Bar = styled.div`
  display: none;

  ${media.wide} {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]} ${space[5]};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
  }
`;

const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  font: ${type.title3};
  line-height: ${size.touch};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Menu = styled(IconButton)`
  margin-left: auto;
`;
