import { useAtomValue } from 'jotai';
import { Plus, Printer } from 'lucide-react';
import styled from 'styled-components';
import { listStaffGifts } from '@karavan/shared-api/client/gifts';
import { GIFT_STATES, type GiftState } from '@karavan/shared-api/contract/gift-states';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { useGiftT, withGiftTexts } from '../translation.ts';
import { giftSheetPath, issueGiftsPath } from './gifts-paths.ts';
import { StaffGiftRow } from './staff-gift-row.tsx';

interface ListGiftsProps {
  readonly organizationId: number;
}

/** The gift cards of an organization with where each stands, for the staff who look after them. */
export const ListGifts = withGiftTexts(List, <PageSkeleton />);

function List({ organizationId }: ListGiftsProps) {
  return (
    <Managed organizationId={organizationId} section="gifts">
      {({ id }) => <Rows organizationId={id} />}
    </Managed>
  );
}

function Rows({ organizationId: id }: ListGiftsProps) {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [state, select] = useState();
  const gifts = useEndlessList(listStaffGifts, {
    params: { id },
    ...(state && { query: { state } }),
  });
  const issue = () => void navigate(issueGiftsPath(id));
  return (
    <Root aria-label={t('gift_cards')}>
      <Tools>
        <Button icon={<Plus size={20} />} onClick={issue}>
          {t('issue')}
        </Button>
        <Button
          kind="secondary"
          icon={<Printer size={20} />}
          onClick={() => void navigate(giftSheetPath(id))}
        >
          {t('print_codes')}
        </Button>
      </Tools>
      <ChipRow label={t('filters')}>
        <Chip pressed={!state} onClick={() => select(null)}>
          {t('all')}
        </Chip>
        {GIFT_STATES.map((one) => (
          <Chip key={one} pressed={state === one} onClick={() => select(one)}>
            {t(`state_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <EndlessView
        list={gifts}
        keyOf={(gift) => gift.id}
        gap={12}
        label={t('gift_cards')}
        positionKey={`${key} gifts`}
        empty={
          <EmptyState
            scene="parcel"
            title={t(state ? 'none_in_state' : 'none_issued')}
            {...(!state && {
              text: t('none_issued_text'),
              action: { label: t('issue'), run: issue },
            })}
          />
        }
      >
        {(gift) => <StaffGiftRow organizationId={id} gift={gift} locale={locale} />}
      </EndlessView>
    </Root>
  );
}

/** The state whose cards are listed, kept in the address; undefined: all. */
function useState() {
  const [search, setSearch] = useSearchParams();
  const state = GIFT_STATES.find((one) => one === search.get('state'));
  const select = (chosen: GiftState | null) =>
    setSearch(chosen ? { state: chosen } : {}, { replace: true });
  return [state, select] as const;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
