import styled from 'styled-components';
import { listStaffBanners } from '@karavan/shared-api/client/banners';
import { useEndpoint } from '@karavan/shared-api/query';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { Image } from '@karavan/shared-ui/image';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT, withManagedBannerTexts } from './translation.ts';

/** Overlay `banner_selection`: one of the banners of an organization, also of its archive. Resolves with its id. */
export const BannerSelection = withManagedBannerTexts(Selection);

function Selection({
  props: { organizationId },
  close,
}: OverlayComponentProps<'banner_selection'>) {
  const t = useT();
  const banners = useEndpoint(listStaffBanners, { params: { id: organizationId } });
  return (
    <Column>
      <Heading>{t('select')}</Heading>
      <AsyncView query={banners} skeleton={<SkeletonCard />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState scene="parcel" title={t('empty')} text={t('select_empty')} />
          ) : (
            <List aria-label={t('select')}>
              {list.map(({ id, image, text }) => (
                <li key={id}>
                  <Choice type="button" onClick={() => close(id)}>
                    <Image
                      picture={image}
                      alt=""
                      ratio={3}
                      sizes="(min-width: 720px) 640px, 100vw"
                    />
                    <span>{text}</span>
                  </Choice>
                </li>
              ))}
            </List>
          )
        }
      </AsyncView>
    </Column>
  );
}

const Heading = styled.h1`
  /* Leaves room for the close button. */
  padding-right: ${space[7]};
  font: ${type.title2};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[3]};
`;

const Choice = styled.button`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding: 0 0 ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  overflow: hidden;
  background: none;
  color: ${color.text};
  font: ${type.labelSmall};
  text-align: start;
  cursor: pointer;

  > span:last-child {
    padding: 0 ${space[1]};
    overflow-wrap: anywhere;
  }

  &:hover {
    background: ${color.fill};
  }
`;
