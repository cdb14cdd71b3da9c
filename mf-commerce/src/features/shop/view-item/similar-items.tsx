import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Image } from '@karavan/shared-ui/image';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Price } from '@karavan/shared-ui/price';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { color, fontSize, media, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';
import { useSimilarItems } from './item-query.ts';

/** Other items of the same category, in a strip. They are asked for when the item itself stands. */
export function SimilarItems({ id }: { readonly id: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const similar = useSimilarItems(id);
  if (similar.data?.list.length === 0) return null;
  return (
    <Section aria-labelledby="similar-items">
      <h2 id="similar-items">{t('similar')}</h2>
      <AsyncView query={similar} skeleton={<SimilarSkeleton />}>
        {({ list }) => (
          <Strip>
            {list.map((item) => (
              <li key={item.id}>
                <Card to={`/p/${item.id}`}>
                  {item.image && <Image picture={item.image} alt="" ratio={1} sizes="160px" />}
                  <span>{item.name}</span>
                  {item.price && (
                    <Price
                      price={item.price}
                      unit={item.price_unit}
                      converted={item.converted_price}
                      oldPrice={item.old_price}
                      locale={locale}
                    />
                  )}
                </Card>
              </li>
            ))}
          </Strip>
        )}
      </AsyncView>
    </Section>
  );
}

function SimilarSkeleton() {
  return (
    <Loading>
      <Strip>
        {Array.from({ length: 3 }, (_, index) => (
          <li key={index}>
            <Skeleton $height="160px" />
          </li>
        ))}
      </Strip>
    </Loading>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: 0 ${space[4]};

  h2 {
    font-size: ${fontSize.title};
  }

  ${media.wide} {
    grid-column: 1 / -1;
    padding: 0;
  }
`;

const Strip = styled.ul`
  display: grid;
  grid-auto-columns: 160px;
  grid-auto-flow: column;
  gap: ${space[3]};
  overflow-x: auto;
  padding-bottom: ${space[2]};
`;

const Card = styled(Link)`
  display: grid;
  gap: ${space[1]};
  overflow: hidden;
  border-radius: ${radius.medium};
  padding-bottom: ${space[2]};
  background: ${color.surface};
  font-size: ${fontSize.small};

  > :not(:first-child) {
    padding: 0 ${space[2]};
  }
`;
