import { useEffect } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { useT } from '../translation.ts';

interface ScannedGiftProps {
  /** Of the page where a card is taken. */
  readonly path: string;
  onPay(): void;
}

/** What a gift card is scanned for: whoever sells may let it pay, all others take it. */
export function ScannedGift({ path, onPay }: ScannedGiftProps) {
  const me = useEndpoint(getMe, {});
  return (
    <AsyncView query={me} skeleton={<SkeletonCard />}>
      {({ organizations }) =>
        organizations.some(({ permissions }) => permissions.includes('can_sell')) ? (
          <Choice path={path} onPay={onPay} />
        ) : (
          <Leave path={path} />
        )
      }
    </AsyncView>
  );
}

function Choice({ path, onPay }: ScannedGiftProps) {
  const t = useT();
  return (
    <Panel role="group" aria-label={t('scan_gift_title')}>
      <h2>{t('scan_gift_title')}</h2>
      <Button wide onClick={onPay}>
        {t('scan_gift_pay')}
      </Button>
      <Link to={path}>{t('scan_gift_take')}</Link>
    </Panel>
  );
}

function Leave({ path }: Pick<ScannedGiftProps, 'path'>) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return null;
}
