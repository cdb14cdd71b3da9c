import { useMemo } from 'react';
import { UserX } from 'lucide-react';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Sheet } from '../page-layout.ts';
import { Archive } from './archive.tsx';
import { Part, PartText, PartTitle } from './part.ts';
import { useT, withMyDataTexts } from './texts.ts';
import { Button } from '@karavan/shared-ui/button';

/** /profile/data: the archive of what is known of the person, and the deletion of their account. */
export function Page({ services }: { readonly services: ShellServices }) {
  return <MyData services={services} />;
}

const MyData = withMyDataTexts(function MyData({
  services: { overlays },
}: {
  readonly services: ShellServices;
}) {
  const t = useT();
  const navigate = useNavigate();
  useHeader(useMemo(() => ({ title: t('title'), backTo: '/profile' }), [t]));

  async function leave(): Promise<void> {
    const path = await overlays.open('account_deletion_confirmation', {});
    if (typeof path === 'string') void navigate(path);
  }

  return (
    <Sheet>
      <Heading data-title>{t('title')}</Heading>
      <Archive />
      <Part aria-labelledby="leave-title">
        <PartTitle id="leave-title">
          <UserX size={22} aria-hidden />
          {t('leave_title')}
        </PartTitle>
        <PartText>{t('leave_hint')}</PartText>
        <Button kind="danger" wide onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </Part>
    </Sheet>
  );
});
