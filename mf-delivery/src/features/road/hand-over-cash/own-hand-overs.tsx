import styled from 'styled-components';
import { listOwnHandOvers } from '@karavan/shared-api/client/delivery-cash';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { HandOverLine } from '../shared/hand-over-line.tsx';
import { useT } from '../translation.ts';

/** All that a courier has handed over, the latest first. */
export function OwnHandOvers() {
  const t = useT();
  const { key } = useLocation();
  const handOvers = useEndlessList(listOwnHandOvers, {});
  return (
    <section aria-labelledby="hand-overs">
      <Title id="hand-overs">{t('hand_overs')}</Title>
      <EndlessView
        list={handOvers}
        keyOf={({ id }) => id}
        gap={8}
        label={t('hand_overs')}
        positionKey={`${key}hand-overs`}
        empty={<Muted>{t('no_hand_overs')}</Muted>}
      >
        {(handOver) => (
          <Panel>
            <HandOverLine handOver={handOver} title={handOver.service.title} />
          </Panel>
        )}
      </EndlessView>
    </section>
  );
}

const Title = styled.h2`
  padding-bottom: ${space[2]};
  font: ${type.title3};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;
