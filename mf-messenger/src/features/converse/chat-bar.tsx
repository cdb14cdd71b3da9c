import styled from 'styled-components';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import { Link } from '@karavan/shared-api/router';
import { Avatar } from '@karavan/shared-ui/avatar';
import { color, fontSize, media, size, space, weight } from '@karavan/shared-ui/tokens';

/** With whom the chat is. On a phone the page's header says it: this is the heading then, unseen. */
export function ChatBar({ chat }: { readonly chat: ChatDetail }) {
  const { title, image, chat_type: type, organization_id: organization } = chat;
  const isWithOrganization = type === 'organization' && chat.on_behalf_of === null;
  return (
    <Bar>
      <Avatar
        name={title}
        src={image}
        size={40}
        shape={isWithOrganization ? 'organization' : 'person'}
      />
      <Title>
        {isWithOrganization ? <Link to={`/organizations/${organization}`}>{title}</Link> : title}
      </Title>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.header};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  ${media.wide} {
    padding: ${space[2]} ${space[5]};
  }
`;

const Title = styled.h1`
  min-width: 0;
  overflow: hidden;
  font-size: ${fontSize.title};
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;

  a {
    display: inline-block;
    line-height: ${size.touch};
  }
`;
