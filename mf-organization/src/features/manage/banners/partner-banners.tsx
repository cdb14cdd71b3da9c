import styled from 'styled-components';
import { hidePartnerBanner, listPartnerBanners } from '@karavan/shared-api/client/banners';
import type { PartnerBanner } from '@karavan/shared-api/contract/banners';
import { request, updateAnswer, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Switch } from '@karavan/shared-ui/switch';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshBanners } from './refresh-banners.ts';
import { StripPicture } from './strip-picture.tsx';
import { useT } from './translation.ts';

/** What partners show on the page of an organization, which it can hide; nothing where they share nothing. */
export function PartnerBanners({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { data } = useEndpoint(listPartnerBanners, { params: { id: organizationId } });
  if (!data || data.list.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="partner-banners">
      <h2 id="partner-banners">{t('of_partners')}</h2>
      <Muted>{t('of_partners_text')}</Muted>
      <List>
        {data.list.map((banner) => (
          <li key={banner.id}>
            <Row organizationId={organizationId} banner={banner} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

interface RowProps {
  readonly organizationId: number;
  readonly banner: PartnerBanner;
}

function Row({ organizationId, banner: { id, image, text, organization, is_hidden } }: RowProps) {
  const t = useT();
  const of = { params: { id: organizationId } };
  const hide = useWrite(
    (isHidden: boolean) =>
      request(hidePartnerBanner, { ...of, body: { banner_id: id, is_hidden: isHidden } }),
    {
      optimistic: (isHidden, queries) =>
        updateAnswer(queries, listPartnerBanners, of, ({ list }) => ({
          list: list.map((one) => (one.id === id ? { ...one, is_hidden: isHidden } : one)),
        })),
      onSuccess: (_answer, _isHidden, queries) => refreshBanners(queries),
    },
  );
  return (
    <Line>
      <StripPicture picture={image} />
      <Words>
        <strong>{text}</strong>
        <small>{organization.title}</small>
        <Switch checked={!is_hidden} onChange={({ target }) => void hide.send(!target.checked)}>
          {t('show_partner')}
          <span className="visually-hidden"> {text}</span>
        </Switch>
      </Words>
    </Line>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 200px;
  gap: 2px;
  min-width: 0;

  strong {
    font: ${type.label};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
