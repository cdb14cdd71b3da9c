import { useEffect } from 'react';
import type { PageModule } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { ChooseOrganization } from '../features/manage/choose-organization/choose-organization.tsx';

/** What Instagram sends back begins with the organization. */
const STATE = /^(\d{1,15})\.[\w-]{43}$/;

/** /organizations/my: where the signed-in person works, or whom they own; and where Instagram sends people back to. */
export const page: PageModule = { Component: MyOrganizations };

function MyOrganizations() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = STATE.exec(search.get('state') ?? '')?.[1];
  useEffect(() => {
    if (id === undefined) return;
    void navigate(`/organizations/${id}/manage/items/import?${search}`, { replace: true });
  }, [id, navigate, search]);
  return id === undefined && <ChooseOrganization />;
}
