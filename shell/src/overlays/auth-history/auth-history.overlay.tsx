import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listSignIns } from '@karavan/shared-api/client/accounts';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';
import { formatDate } from '@karavan/shared-ui/format-date';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, radius, space, type, weight } from '@karavan/shared-ui/tokens';
import { OverlayPlace, OverlayTitle } from '../overlay-place.ts';
import { useT } from '../translation.ts';

/** When, from which device and from where the person signed in. */
export function Overlay() {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const history = useEndpoint(listSignIns, {});
  return (
    <OverlayPlace>
      <OverlayTitle>{t('history_title')}</OverlayTitle>
      <AsyncView query={history} skeleton={<PageSkeleton />} failure={{ title: t('list_failed') }}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState scene="calm" title={t('history_empty')} text={t('history_empty_text')} />
          ) : (
            <List>
              {list.map(({ id, device, opened_with, address, created_at }) => (
                <Row key={id}>
                  <Name>{describeDevice(device) ?? t('device_unknown')}</Name>
                  <Detail>
                    {`${formatDate(new Date(created_at), 'DD.MM.YYYY HH:mm', locale)} · ${t(`opened_with_${opened_with}`)}`}
                    {address && ` · ${address}`}
                  </Detail>
                </Row>
              ))}
            </List>
          )
        }
      </AsyncView>
    </OverlayPlace>
  );
}

const List = styled.ul`
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Row = styled.li`
  padding: ${space[3]} ${space[4]};

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Name = styled.p`
  font-weight: ${weight.medium};
`;

const Detail = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
