import { useState } from 'react';
import { Unlink } from 'lucide-react';
import { listStockLinks } from '@karavan/shared-api/client/stock';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Dialog } from '@karavan/shared-ui/dialog';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Goods, GoodsLine } from '../shared/goods.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT } from '../translation.ts';
import { LinkForm } from './link-form.tsx';
import { Rows, SizeLine } from './size-lines.tsx';
import { UnlinkForm } from './unlink-form.tsx';

interface LinksProps {
  readonly organizationId: number;
  readonly sizeId: number;
}

/** The posts that sell from one stock, and those that can. */
export function Links({ organizationId: id, sizeId }: LinksProps) {
  const t = useT();
  const links = useEndpoint(listStockLinks, { params: { id, size: sizeId } });
  const [leaving, setLeaving] = useState<StockSize | null>(null);
  return (
    <AsyncView query={links} skeleton={pageSkeleton}>
      {({ list }) => (
        <>
          <Panel aria-label={t('links_now')}>
            <h2>{t('links_now')}</h2>
            <p>{list.length > 1 ? t('links_text') : t('links_none')}</p>
            <GoodsLine>
              <span>{t('there', { number: list[0]!.stock })}</span>
              {list[0]!.held > 0 && <span>{t('promised', { number: list[0]!.held })}</span>}
              <span>{t('free', { number: list[0]!.free })}</span>
            </GoodsLine>
            <Rows aria-label={t('links_now')}>
              {list.map((size) => (
                <SizeLine key={size.id}>
                  <Goods size={size}>{null}</Goods>
                  {list.length > 1 && (
                    <IconButton
                      label={t('unlink_of', { title: size.title, size: size.size })}
                      icon={<Unlink size={20} />}
                      onClick={() => setLeaving(size)}
                    />
                  )}
                </SizeLine>
              ))}
            </Rows>
          </Panel>
          <LinkForm
            key={list.map((size) => size.id).join()}
            organizationId={id}
            size={list.find((one) => one.id === sizeId)!}
            sharing={list}
          />
          <Dialog open={leaving !== null} title={t('unlink')} onClose={() => setLeaving(null)}>
            {leaving && (
              <UnlinkForm organizationId={id} size={leaving} onDone={() => setLeaving(null)} />
            )}
          </Dialog>
        </>
      )}
    </AsyncView>
  );
}
