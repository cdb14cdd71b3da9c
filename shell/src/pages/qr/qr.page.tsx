import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import { sessionAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { ErrorState } from '@karavan/shared-ui/states';
import { color, gradient, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { useWakeLock } from '@karavan/shared-ui/use-wake-lock';
import type { ShellServices } from '../../shell-services.ts';
import { Hint, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { usePersonalCode } from './use-personal-code.ts';

/** /profile/qr: the card that a person shows at a till. */
export function Page({ services: { api } }: { readonly services: ShellServices }) {
  const t = useT();
  const session = useAtomValue(sessionAtom);
  const shown = usePersonalCode(api);
  useWakeLock();
  if (!session) return null;
  const { id, full_name, avatar } = session.user;
  const uid = uidOf(id);
  return (
    <Sheet>
      <Card>
        <Owner>
          <Avatar name={full_name} src={avatar} size={44} />
          <Name>{full_name}</Name>
        </Owner>
        <Paper>
          {shown.state === 'loading' && <Skeleton $width="272px" $height="272px" />}
          {shown.state === 'ready' && (
            <QrCode
              value={`${location.origin}/proceed-discount?client=${shown.code.code}`}
              label={t('qr_label')}
              size={272}
            />
          )}
          {shown.state === 'failed' && (
            <ErrorState
              title={t('qr_failed')}
              text={t('qr_failed_text')}
              action={{ run: shown.retry }}
            />
          )}
          <Renews>{t('qr_renews')}</Renews>
          <Line>
            <span>{t('qr_uid')}</span>
            <Uid>{uid}</Uid>
            <CopyButton value={uid} />
          </Line>
        </Paper>
      </Card>
      <Hint>{t('qr_hint')}</Hint>
    </Sheet>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${gradient.dusk};
  box-shadow: ${shadow.floating};
  color: ${color.onFill};
`;

const Owner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Name = styled.h1`
  min-width: 0;
  font: ${type.title3};
  overflow-wrap: anywhere;
`;

/** As bright as possible, in the dark scheme too: scanners read it best that way. */
const Paper = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  color-scheme: light;
`;

const Renews = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Uid = styled.strong`
  font: ${type.title3};
  font-variant-numeric: tabular-nums;
`;
