import type { Kysely } from 'kysely';
import { presentImage } from '../../../platform/files/present-image.ts';
import { previewById, type FindPreview } from '../../../platform/http/page-preview.ts';
import {
  isPromotedTo,
  selectPromotions,
  type PromotionReaderTables,
} from './promotions.queries.ts';

/** A promotion as other sites show it, its code and its organization's gates respected. */
export function createPromotionPreview(db: Kysely<PromotionReaderTables>): FindPreview {
  return previewById(async (id, locale) => {
    const row = await selectPromotions(db)
      .where('promotion.id', '=', id)
      .where('promotion.status', '<>', 'draft')
      .where('promotion.is_listed', '=', true)
      .where(isPromotedTo(null))
      .executeTakeFirst();
    if (!row) return null;
    const own = row.translations[locale];
    const title = own?.title ?? row.title;
    return {
      title: `${title} — ${row.organization_title}`,
      description: own?.text ?? row.text,
      image: row.image && presentImage(row.image),
      type: 'website',
      properties: {},
      thing: {
        '@type': 'Offer',
        name: title,
        validFrom: row.starts_at.toISOString(),
        ...(row.ends_at && { validThrough: row.ends_at.toISOString() }),
        offeredBy: { '@type': 'Organization', name: row.organization_title },
      },
    };
  });
}
