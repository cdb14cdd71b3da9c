import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useChatFilter } from './use-chat-filter.ts';

/** Searches the chats, and narrows them to one's own or those of a shop. */
export function ChatFilters() {
  const t = useT();
  const { filter, narrow } = useChatFilter();
  const { search = '', organization = null, personal } = filter;
  const { data: me } = useEndpoint(getMe, {});
  const shops = (me?.organizations ?? []).filter(({ permissions }) =>
    permissions.includes('can_send_message'),
  );
  return (
    <Root role="search" aria-label={t('find_chat')}>
      <SettlingField
        label={t('find_chat')}
        value={search}
        onSettle={(text) => narrow({ search: text || null })}
      />
      {shops.length > 0 && (
        <ChipRow label={t('whose_chats')}>
          <Chip
            pressed={organization === null && !personal}
            onClick={() => narrow({ organization: null, personal: null })}
          >
            {t('all_chats')}
          </Chip>
          <Chip
            pressed={personal === '1'}
            onClick={() => narrow({ organization: null, personal: '1' })}
          >
            {t('personal_chats')}
          </Chip>
          {shops.map(({ id, title }) => (
            <Chip
              key={id}
              pressed={organization === id}
              onClick={() => narrow({ organization: String(id), personal: null })}
            >
              {title}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;
