import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { MapPlace, PlacePreview } from '@karavan/shared-api/contract/map-places';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import { LinkButton, PRIMARY } from '../../../shared/link-button.ts';
import { useT } from './translation.ts';

interface FoundPlaceProps {
  readonly found: PlacePreview;
  onUse(): void;
  onClaim(): void;
}

/** What the service tells of a place, and what can be done with it here. */
export function FoundPlace({ found, onUse, onClaim }: FoundPlaceProps) {
  const t = useT();
  const { place, organization, pictures } = found;
  return (
    <Panel aria-labelledby="found-title">
      <Title id="found-title">{place.title}</Title>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ id, image }) => (
            <img key={id} src={image.medium} alt="" />
          ))}
        </Pictures>
      )}
      <Facts place={place} />
      {organization ? (
        <>
          <Known role="status">
            {organization.is_own ? t('known_own') : t('known')}
            {organization.is_confirmed && ` ${t('confirmed')}`}
          </Known>
          <Actions>
            <LinkButton to={`/organizations/${organization.id}`} {...PRIMARY}>
              {t('open', { title: organization.title })}
            </LinkButton>
            {!organization.is_confirmed && (
              <Button kind="secondary" size="small" onClick={onClaim}>
                {organization.is_own ? t('claim_own') : t('mine')}
              </Button>
            )}
          </Actions>
          {organization.is_confirmed && !organization.is_own && (
            <Muted>{t('taken_by_another')}</Muted>
          )}
        </>
      ) : (
        <>
          <Muted>{t('unverified')}</Muted>
          <Button onClick={onUse}>{t('use')}</Button>
        </>
      )}
    </Panel>
  );
}

function Facts({ place }: { readonly place: MapPlace }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const days = place.week.map(
    ({ weekday, start_time, end_time }) =>
      `${weekdayName(weekday, locale, 'short')} ${start_time}–${end_time}`,
  );
  const facts: readonly (readonly [string, string])[] = [
    [t('kind'), place.kind ?? t('unknown')],
    [t('address'), [place.city, place.address].filter(Boolean).join(', ') || t('unknown')],
    [t('hours'), days.join(', ') || t('unknown')],
    [t('phones'), place.phones.join(', ') || t('unknown')],
  ];
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('page')}</dt>
        <dd>
          <a href={place.url} target="_blank" rel="noopener noreferrer">
            {t(`title_short_${place.source}`)}
          </a>
        </dd>
      </div>
    </List>
  );
}

const Title = styled.h2`
  overflow-wrap: anywhere;
  font: ${type.title2};
`;

const Pictures = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow: hidden;

  img {
    height: 96px;
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
    object-fit: cover;
  }
`;

const List = styled.dl`
  display: grid;
  gap: ${space[2]};

  dt {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  a {
    color: ${color.accent};
  }
`;

const Known = styled.p`
  font: ${type.label};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
