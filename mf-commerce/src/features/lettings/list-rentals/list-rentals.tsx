import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { listStaffRentals } from '@karavan/shared-api/client/rental-terms';
import type { StaffRental } from '@karavan/shared-api/contract/rental-terms';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Price } from '@karavan/shared-ui/price';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { calendarPath } from '../shared/letting-paths.ts';
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
  const rentals = useEndpoint(listStaffRentals, { params: { id: organizationId } });
  return (
    <AsyncView query={rentals} skeleton={<PageSkeleton />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState scene="booking" title={t('none')} text={t('none_text')} />
        ) : (
          <List>
            {list.map((rental) => (
              <li key={rental.id}>
                <Row to={calendarPath(organizationId, rental.id)}>
                  <Content rental={rental} />
                  <ChevronRight size={18} aria-hidden />
                </Row>
              </li>
            ))}
          </List>
        )
      }
    </AsyncView>
  );
}

function Content({ rental }: { readonly rental: StaffRental }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { title, image, price, quantity, live_bookings } = rental;
  return (
    <>
      <Thumbnail picture={image} size={64} />
      <Words>
        <Title>{title}</Title>
        {price && <Price price={price} oldPrice={null} locale={locale} size="s" />}
        <Muted>{t('pieces_and_bookings', { pieces: quantity, bookings: live_bookings })}</Muted>
      </Words>
    </>
  );
}

const List = styled.ul`
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
