import type { ComponentProps } from 'react';
import { useAtomValue } from 'jotai';
import { ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Price } from '@karavan/shared-ui/price';
import { color, radius, shadow, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { ItemValues } from './item-values.ts';

interface ItemPreviewProps extends Pick<ComponentProps<typeof Price>, 'unit' | 'byNight'> {
  readonly values: Pick<
    ItemValues,
    'title' | 'description' | 'translations' | 'images' | 'price' | 'old_price' | 'sizes'
  >;
  readonly currency: string;
  /** When an event begins, by the clock of its place, and where it is; each is empty until it is told. */
  readonly event?: { readonly starts: string; readonly place: string };
}

/** How buyers will see a product, an event, or something that is let, while it is being written. */
export function ItemPreview({ values, currency, unit, byNight, event }: ItemPreviewProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const own = values.translations.find((text) => text.locale === locale);
  const [photo] = values.images;
  const money = (amount: string | null) => (amount ? { amount, currency } : null);
  const price = money(values.price);
  const old = Number(values.old_price) > Number(values.price) ? money(values.old_price) : null;
  const named = values.sizes.filter(({ size }) => size !== '');
  return (
    <Card aria-label={t('preview')}>
      <Picture>
        {photo ? (
          <img src={photo.src} alt={photo.alt} />
        ) : (
          <ImageOff size={40} strokeWidth={1.5} aria-hidden />
        )}
      </Picture>
      <Body>
        {price && (
          <Price
            price={price}
            oldPrice={old}
            unit={unit ?? null}
            byNight={byNight}
            locale={locale}
            size="l"
          />
        )}
        <h2>{own?.title || values.title || t('preview_title')}</h2>
        {event?.starts && <Fact>{beginning(event.starts, locale)}</Fact>}
        {event?.place && <Fact>{event.place}</Fact>}
        {named.length > 0 && (
          <Sizes aria-label={t('sizes')}>
            {named.map(({ id, size, quantity }) => (
              <li key={id ?? size} data-gone={quantity === 0 || undefined}>
                {size}
              </li>
            ))}
          </Sizes>
        )}
        {values.description && <Text>{own?.description || values.description}</Text>}
      </Body>
    </Card>
  );
}

/** As on the page of an event. */
const beginning = (wallTime: string, locale: string) =>
  dateFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${wallTime}Z`));

const Card = styled.section`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};

  h2 {
    font: ${type.title3};
    overflow-wrap: anywhere;
  }
`;

const Fact = styled.p`
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

const Sizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  li {
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.full};
    font: ${type.labelSmall};
  }

  li[data-gone] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.second};
  white-space: pre-line;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
`;
