import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Image } from '@karavan/shared-ui/image';
import { Price } from '@karavan/shared-ui/price';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { color, fontSize, media, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useOrganizationItems } from './organization-query.ts';

/** What the organization offers, as a grid that grows. */
export function OrganizationItems({ id }: { readonly id: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const items = useOrganizationItems(id);
  if (items.status === 'loading') return <PageSkeleton label={t('loading')} />;
  if (items.status === 'error') {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failed_text')}
        action={{ label: t('try_again'), run: items.retry }}
      />
    );
  }
  if (items.items.length === 0) {
    return <EmptyState title={t('items_empty')} text={t('items_empty_text')} />;
  }
  return (
    <Section aria-labelledby="organization-items">
      <h2 id="organization-items">{t('items')}</h2>
      <Grid>
        {items.items.map((item) => (
          <li key={item.id}>
            <Card to={`/p/${item.id}`}>
              {item.images[0] && (
                <Image
                  picture={item.images[0]}
                  alt=""
                  ratio={1}
                  sizes="(min-width: 1024px) 250px, 50vw"
                />
              )}
              <Text>
                <span>{item.name}</span>
                {item.price && (
                  <Price
                    price={item.price}
                    oldPrice={item.old_price}
                    locale={locale}
                    oldPriceLabel={t('old_price')}
                  />
                )}
              </Text>
            </Card>
          </li>
        ))}
      </Grid>
      {(items.hasMore || items.error) && (
        <Button
          kind="secondary"
          wide
          loading={items.isLoadingMore}
          onClick={items.error ? items.retry : items.loadMore}
        >
          {items.error ? t('try_again') : t('show_more')}
        </Button>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: 0 ${space[4]};

  h2 {
    font-size: ${fontSize.title};
  }

  ${media.wide} {
    padding: 0;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

const Card = styled(Link)`
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Text = styled.span`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[3]};
  font-size: ${fontSize.small};
`;
