import { useAtomValue } from 'jotai';
import { Clock, Lock, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { listAllOrganizationTypes } from '@karavan/shared-api/client/organization-editing';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { inColorOf } from '@karavan/shared-ui/product/organization-color';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { color, radius, shadow, space, type as font } from '@karavan/shared-ui/tokens';
import type { OrganizationValues } from './fields/organization-form.ts';
import { useT } from './translation.ts';

/** Until it has a picture. */
const FIRST_COLOR = '#1c6f61';

/** How clients will see an organization, while it is being written. */
export function PublicPreview({ values }: { readonly values: OrganizationValues }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const types = useEndpoint(listAllOrganizationTypes, {}).data?.list ?? [];
  const title = values.title || t('preview_title');
  const type = types.find(({ id }) => id === values.type);
  const subtypes = type?.subtypes.filter(({ id }) => values.subtypes.includes(id)) ?? [];
  const description = values.description[locale] || Object.values(values.description).find(Boolean);
  const phone = values.contacts.find((contact) => contact.kind === 'phone')?.value;
  const [first] = values.week;
  return (
    <Card aria-label={t('preview')} style={inColorOf({ color: FIRST_COLOR })}>
      <Banner>{values.banner && <img src={values.banner.medium} alt="" />}</Banner>
      <Body>
        <Frame>
          <OrganizationMark
            organization={{ title, color: FIRST_COLOR, image: values.image }}
            size={72}
          />
        </Frame>
        <h2>{title}</h2>
        <Muted>
          {[type?.title, ...subtypes.map((one) => one.title), values.region.city]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
        {description && <Text>{description}</Text>}
        <ul>
          {values.address && (
            <li>
              <MapPin size={18} aria-hidden />
              {[values.region.city, values.address].filter(Boolean).join(', ')}
            </li>
          )}
          {first && (
            <li>
              <Clock size={18} aria-hidden />
              {first.start_time === first.end_time
                ? t('hours_around_the_clock')
                : `${first.start_time}–${first.end_time}`}
            </li>
          )}
          {values.is_gated && (
            <li>
              <Lock size={18} aria-hidden />
              {t('preview_gated')}
            </li>
          )}
          {phone && (
            <li>
              <Phone size={18} aria-hidden />
              {readablePhone(phone)}
            </li>
          )}
        </ul>
      </Body>
    </Card>
  );
}

const Card = styled.section`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

const Banner = styled.div`
  aspect-ratio: 3;
  background: linear-gradient(
    in oklab 135deg,
    color-mix(in oklab, var(--organization) 70%, black),
    var(--organization)
  );

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: 0 ${space[4]} ${space[4]};

  h2 {
    font: ${font.title2};
    overflow-wrap: anywhere;
  }

  ul {
    display: grid;
    gap: ${space[2]};
    padding-top: ${space[2]};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }

  li > svg {
    flex: none;
    color: ${color.grey};
  }
`;

const Frame = styled.span`
  justify-self: start;
  margin-top: calc(-1 * ${space[6]});
  padding: 3px;
  border-radius: calc(${radius.medium} + 3px);
  background: ${color.surface};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${font.second};
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-line;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
