import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ChosenExtras, OfferedExtra } from '@karavan/shared-api/contract/event-extras';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Stepper } from '../../../shared/stepper.tsx';
import { useT } from '../translation.ts';
import { mostOf } from './chosen-extras.ts';

interface ExtraChoiceProps {
  readonly extras: readonly OfferedExtra[];
  readonly chosen: ChosenExtras;
  onChange(extraId: number, quantity: number): void;
}

/** What can be bought along with tickets, and how many of each. */
export function ExtraChoice({ extras, chosen, onChange }: ExtraChoiceProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Root aria-label={t('extras')}>
      <h2>{t('extras')}</h2>
      <List>
        {extras.map((extra) => {
          const { id, name, price } = extra;
          const most = mostOf(extra);
          return (
            <Row key={id}>
              <Words>
                <span>{name}</span>
                <Muted>
                  {[
                    formatMoney(price, locale),
                    most === 0 && t('extra_sold_out'),
                    most > 0 && extra.per_order && t('extra_most', { count: extra.per_order }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Muted>
              </Words>
              {most > 0 && (
                <Stepper
                  label={name}
                  value={chosen.find(({ extra_id }) => extra_id === id)?.quantity ?? 0}
                  min={0}
                  max={most}
                  onChange={(quantity) => onChange(id, quantity)}
                />
              )}
            </Row>
          );
        })}
      </List>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[2]};

  h2 {
    font: ${type.label};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
