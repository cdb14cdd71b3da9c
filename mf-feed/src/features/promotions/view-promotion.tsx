import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { PromotionDetail } from '@karavan/shared-api/contract/promotions';
import { useHeader } from '@karavan/shared-api/remote';
import { Link, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Column } from '@karavan/shared-ui/column';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { lazily } from '@karavan/shared-ui/lazily';
import { Image } from '@karavan/shared-ui/image';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { PromotionTerms } from './promotion-terms.tsx';
import { promotionValue } from '../../shared/promotion-value.ts';
import { usePromotion } from './promotions-query.ts';
import { usePromotionT, withServedPromotionTexts } from './translation.ts';

/** One promotion: what it takes off, on which terms, and the way to the shop. */
export const ViewPromotion = withServedPromotionTexts(Page, <PageSkeleton />);

function Page({ id }: { readonly id: number }) {
  const t = usePromotionT();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const promotion = usePromotion(id, address.get('code'));
  const title = promotion.data?.title ?? t('promotion');
  useHeader(useMemo(() => ({ title, backTo: '/home/promotions' }), [title]));
  return (
    <AsyncView
      query={promotion}
      skeleton={<PageSkeleton />}
      failure={{
        gone: (
          <EmptyState
            scene="calm"
            title={t('gone')}
            text={t('gone_text')}
            action={{ label: t('all'), run: () => void navigate('/home/promotions') }}
          />
        ),
      }}
    >
      {(loaded) => <Shown promotion={loaded} opener={address.get('code')} />}
    </AsyncView>
  );
}

interface ShownProps {
  readonly promotion: PromotionDetail;
  /** The code that opens the page, where one does. */
  readonly opener: string | null;
}

function Shown({ promotion, opener }: ShownProps) {
  const t = usePromotionT();
  const locale = useAtomValue(localeAtom);
  const { organization, title, text, image, code, state, category, items } = promotion;
  return (
    <Column>
      {state !== 'running' && <Banner tone="warning">{t(`state_${state}`)}</Banner>}
      <Panel as="article">
        {image && (
          <Picture>
            <Image picture={image} alt="" ratio={16 / 9} sizes="(min-width: 720px) 640px, 100vw" />
          </Picture>
        )}
        <Top>
          <Value>{promotionValue(promotion, locale)}</Value>
          <SharePromotion title={title} path={pathOf(promotion.id, opener)} />
        </Top>
        <h1 data-title>{title}</h1>
        <PromotionTerms {...promotion} />
        {text && <Text>{text}</Text>}
        {code !== null && (
          <Code>
            <span>
              {t('code')} <b>{code}</b>
            </span>
            <CopyButton value={code} />
          </Code>
        )}
        <List>
          {category && <li>{t('for_category', { category })}</li>}
          {promotion.per_person !== null && (
            <li>{t('per_person', { count: promotion.per_person })}</li>
          )}
          <li>{t(promotion.with_card ? 'with_card' : 'without_card')}</li>
          <li>{t('how')}</li>
        </List>
      </Panel>
      {items.length > 0 && (
        <Panel as="section" aria-labelledby="promotion-items">
          <h2 id="promotion-items">{t('items')}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Way to={`/p/${item.id}`}>
                  <Thumbnail picture={item.image} size={48} />
                  {item.title}
                </Way>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel>
        <Way to={`/organizations/${organization.id}`}>
          <OrganizationLine organization={organization} size={44}>
            <Detail>{t('to_shop')}</Detail>
          </OrganizationLine>
        </Way>
      </Panel>
    </Column>
  );
}

const SharePromotion = lazily(
  async () =>
    (await import(/* webpackChunkName: "share-promotion" */ './share-promotion.tsx'))
      .SharePromotion,
);

const pathOf = (id: number, opener: string | null) =>
  opener === null
    ? `/promotions/${id}`
    : `/promotions/${id}?${new URLSearchParams({ code: opener })}`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${size.touch};
`;

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
`;

const Value = styled.p`
  color: ${color.success};
  font: ${type.title1};
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  b {
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${type.second};
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.touch};
  padding: ${space[1]} 0;
  overflow-wrap: anywhere;
`;
