import styled from 'styled-components';
import { findPeople, openChat } from '@karavan/shared-api/client/messenger';
import type { FoundPerson } from '@karavan/shared-api/contract/messenger';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** Who is found by what was typed; a press opens the chat with them. */
export function FoundPeople({ query }: { readonly query: string }) {
  const t = useT();
  const { navigator } = useShell();
  const people = useEndpoint(findPeople, { query: { query } }, { keepPrevious: true });
  const chat = useWrite(openChat, {
    onSuccess: ({ id }) => navigator.push(`/messenger/chat/${id}`),
  });
  return (
    <AsyncView
      query={people}
      skeleton={
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      }
      failure={{ title: t('failed') }}
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState scene="search" title={t('not_found')} text={t('not_found_text')} />
        ) : (
          <ul aria-label={t('found')}>
            {list.map((person) => (
              <li key={person.id}>
                <Row
                  type="button"
                  disabled={chat.isPending}
                  onClick={() => void chat.send({ body: { user_id: person.id } })}
                >
                  <Face person={person} />
                </Row>
              </li>
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}

function Face({ person }: { readonly person: FoundPerson }) {
  const { full_name: name, username, avatar, id } = person;
  const title = name || (username ?? `UID${id}`);
  return (
    <>
      <Avatar name={title} src={avatar} size={44} shape="person" />
      <Text>
        <Name>{title}</Name>
        {username !== null && <Username>{`@${username}`}</Username>}
      </Text>
    </>
  );
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  padding: ${space[3]};
  border: 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;

  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Username = styled(Name)`
  color: ${color.textMuted};
  font: ${type.second};
`;
