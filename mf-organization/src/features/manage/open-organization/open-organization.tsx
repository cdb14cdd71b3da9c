import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { getMe } from '@karavan/shared-api/client/accounts';
import { getUserLimits } from '@karavan/shared-api/client/organization-editing';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { regionAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { EmptyState } from '@karavan/shared-ui/states';
import type { BroughtPlace } from '../shared/brought-place.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withManageTexts } from '../shared/translation.ts';
import { OpeningForm } from './lazy-opening-form.ts';

/** Opens an organization, unless the person has as many as are allowed; filled in with a place that it is brought from. */
export const OpenOrganization = withManageTexts(Opening, pageSkeleton);

function Opening({ brought }: { readonly brought?: BroughtPlace }) {
  const t = useT();
  const navigate = useNavigate();
  const region = useAtomValue(regionAtom);
  const limits = useEndpoint(getUserLimits, {}, { staleTime: 0 });
  const me = useEndpoint(getMe, {});
  useHeader(useMemo(() => ({ title: t('create'), backTo: '/organizations/my' }), [t]));
  return (
    <>
      <h1 className="visually-hidden">{t('create')}</h1>
      <AsyncView query={limits} skeleton={pageSkeleton}>
        {({ can_add_organization: mayOpen }) =>
          mayOpen ? (
            <AsyncView query={me} skeleton={pageSkeleton}>
              {({ phone_number }) => (
                <OpeningForm
                  {...(brought && { brought })}
                  phone={phone_number}
                  region={{
                    country: region?.code ?? 'KG',
                    currency: region?.currency.code ?? 'KGS',
                  }}
                />
              )}
            </AsyncView>
          ) : (
            <EmptyState
              scene="organizations"
              title={t('limit_reached')}
              text={t('limit_reached_text')}
              action={{ label: t('mine'), run: () => void navigate('/organizations/my') }}
            />
          )
        }
      </AsyncView>
    </>
  );
}
