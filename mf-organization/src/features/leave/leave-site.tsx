import { useMemo } from 'react';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type { getBannerLink } from '@karavan/shared-api/contract/banners';
import type { getHotlinkLink } from '@karavan/shared-api/contract/hotlinks';
import type { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface LeaveSiteProps {
  /** Where it leads; nowhere but to what an organization has stored, whatever the address of the page says. */
  readonly link: ReturnType<typeof useEndpoint<typeof getBannerLink | typeof getHotlinkLink>>;
}

/** Names another site before a link leads there. */
export function LeaveSite({ link }: LeaveSiteProps) {
  const t = useT();
  const { data } = link;
  // Checked by the server, and once more where it is pressed.
  const host = data?.url.startsWith('https://') ? new URL(data.url).host : null;
  const title = host === null ? t('page_title') : t('away', { host });
  useHeader(useMemo(() => ({ title: '', documentTitle: title }), [title]));
  return (
    <AsyncView query={link} skeleton={<PageSkeleton />}>
      {({ url, organization }) =>
        host !== null && (
          <Notice>
            <OrganizationMark organization={organization} size={64} />
            <p>{organization.title}</p>
            <h1>{title}</h1>
            <p>{t('away_text')}</p>
            <Outside href={url} rel="noopener noreferrer nofollow ugc" {...LARGE}>
              {t('away_go')}
              <ExternalLink size={20} aria-hidden />
            </Outside>
            <Back to={`/organizations/${organization.id}`}>{t('to_organization')}</Back>
          </Notice>
        )
      }
    </AsyncView>
  );
}

const LARGE = { $kind: 'primary', $size: 'large', $wide: true } as const;

const Notice = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${space[4]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[7]} ${space[4]};
  text-align: center;

  h1 {
    font: ${type.title2};
    overflow-wrap: anywhere;
  }
`;

const Outside = styled.a<ButtonAppearance>`
  ${buttonAppearance}
`;

const Back = styled(Link)`
  padding: ${space[3]};
  color: ${color.accentStrong};
  font: ${type.label};
`;
