import { useAtomValue } from 'jotai';
import { ChevronRight, Plus } from 'lucide-react';
import styled from 'styled-components';
import { listStaffRentals } from '@karavan/shared-api/client/rental-terms';
import type { StaffRental } from '@karavan/shared-api/contract/rental-terms';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Price } from '@karavan/shared-ui/price';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { createRentalPath, rentalCalendarPath } from '../../../shared/rentals-paths.ts';
import { useT, withLettingTexts } from '../translation.ts';

interface ListRentalsProps {
  readonly organizationId: number;
}

/** What an organization lets, each with the way to its calendar and terms. */
export const ListRentals = withLettingTexts(
  ({ organizationId }: ListRentalsProps) => (
    <Managed organizationId={organizationId} section="rentals">
      {({ id }) => <Loaded organizationId={id} />}
    </Managed>
  ),
  <PageSkeleton />,
);

function Loaded({ organizationId }: ListRentalsProps) {
  const t = useT();
  const navigate = useNavigate();
  const rentals = useEndpoint(listStaffRentals, { params: { id: organizationId } });
  const create = () => void navigate(createRentalPath(organizationId));
  return (
    <AsyncView query={rentals} skeleton={<PageSkeleton />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            scene="booking"
            title={t('none')}
            text={t('none_text')}
            action={{ label: t('add'), run: create }}
          />
        ) : (
          <Root>
            <Button icon={<Plus size={20} />} onClick={create}>
              {t('add')}
            </Button>
            <List>
              {list.map((rental) => (
                <li key={rental.id}>
                  <Row to={rentalCalendarPath(organizationId, rental.id)}>
                    <Content rental={rental} />
                    <ChevronRight size={18} aria-hidden />
                  </Row>
                </li>
              ))}
            </List>
          </Root>
        )
      }
    </AsyncView>
  );
}

function Content({ rental }: { readonly rental: StaffRental }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { title, image, status, price, quantity, live_bookings } = rental;
  return (
    <>
      <Thumbnail picture={image} size={64} />
      <Words>
        <Title>{title}</Title>
        {price && <Price price={price} oldPrice={null} locale={locale} size="s" />}
        {status !== 'published' && <Muted>{t(`state_${status}`)}</Muted>}
        <Muted>{t('pieces_and_bookings', { pieces: quantity, bookings: live_bookings })}</Muted>
      </Words>
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
`;

const List = styled.ul`
  width: 100%;
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surface};

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Title = styled.strong`
  font: ${type.label};
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
