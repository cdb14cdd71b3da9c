import type { ComponentProps } from 'react';
import { useT } from '../translation.ts';
import { More, Part } from './form-parts.tsx';
import { InstagramField } from './instagram-field.tsx';
import { PublishTime } from './publish-time.tsx';
import { TranslationsField } from './translations-field.tsx';
import { VideosField } from './videos-field.tsx';

interface MorePartsProps {
  readonly videos: ComponentProps<typeof VideosField>;
  readonly instagram: ComponentProps<typeof InstagramField>;
  readonly translations: Omit<ComponentProps<typeof TranslationsField>, 'control'>;
  /** The control of one of the translated texts. */
  readonly translation: ComponentProps<typeof TranslationsField>['control'];
  /** Null for what is published already. */
  readonly publishAt: ComponentProps<typeof PublishTime> | null;
}

/** What most items go on sale without, out of the way. */
export function MoreParts({
  videos,
  instagram,
  translations,
  translation,
  publishAt,
}: MorePartsProps) {
  const t = useT();
  return (
    <More>
      <summary>{t('more')}</summary>
      <Part aria-label={t('videos')}>
        <h2>{t('videos')}</h2>
        <VideosField {...videos} />
        <InstagramField {...instagram} />
      </Part>
      <Part aria-label={t('languages')}>
        <h2>{t('languages')}</h2>
        <TranslationsField {...translations} control={translation} />
      </Part>
      {publishAt && (
        <Part aria-label={t('publish_later')}>
          <h2>{t('publish_later')}</h2>
          <PublishTime {...publishAt} />
        </Part>
      )}
    </More>
  );
}
