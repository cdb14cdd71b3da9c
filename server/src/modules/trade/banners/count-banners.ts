import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { Logger } from 'pino';
import type { BannerSight } from '@karavan/shared-api/contract/banner-places';
import type { Sighting } from '@karavan/shared-api/contract/banners';
import { createSumStore } from '../../../platform/counting/sum-store.ts';
import type { BannersTables } from './banners.tables.ts';

interface Sightings {
  readonly seen: readonly Sighting[];
  readonly pressed: readonly Sighting[];
  /** Of the visitor. */
  readonly address: string;
}

/** Counts in memory how often banners are seen and pressed, and adds it up in the database once in a while. */
export interface BannerCounter {
  add(sightings: Sightings): void;
  /** Stores what has been counted, as it does by itself. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createBannerCounter(
  db: Kysely<BannersTables>,
  log: Pick<Logger, 'warn'>,
): BannerCounter {
  const sums = createSumStore({
    store: (counts) =>
      addUpBanners(
        db,
        [...counts].map(([name, times]) => sumOf(name, times)),
      ),
    failed: (error) => log.warn({ err: error }, 'What banners have counted could not be stored'),
  });
  return {
    add({ seen, pressed, address }) {
      for (const { id, place } of seen) sums.add(`${id} ${place} views`, address);
      for (const { id, place } of pressed) sums.add(`${id} ${place} presses`, address);
    },
    flush: sums.flush,
    close: sums.close,
  };
}

interface BannerSum {
  readonly id: number;
  readonly place: BannerSight;
  readonly views: number;
  readonly presses: number;
}

function sumOf(name: string, times: number): BannerSum {
  const [id, place, what] = name.split(' ');
  return {
    id: Number(id),
    place: place as BannerSight,
    views: what === 'views' ? times : 0,
    presses: what === 'views' ? 0 : times,
  };
}

/** Adds what was counted, in the order of their ids, so that processes never wait for each other in a circle. */
export async function addUpBanners(
  db: QueryExecutorProvider,
  sums: readonly BannerSum[],
): Promise<void> {
  if (sums.length === 0) return;
  await sql`
    insert into banner_count (banner_id, place, views, presses)
    select banner.id, counted.place, sum(counted.views), sum(counted.presses)
    from unnest(
      ${sums.map(({ id }) => id)}::bigint[], ${sums.map(({ place }) => place)}::text[],
      ${sums.map(({ views }) => views)}::bigint[], ${sums.map(({ presses }) => presses)}::bigint[]
    ) as counted (id, place, views, presses)
    join banner on banner.id = counted.id
    group by banner.id, counted.place
    order by banner.id, counted.place
    on conflict (banner_id, place) do update
    set views = banner_count.views + excluded.views,
      presses = banner_count.presses + excluded.presses`.execute(db);
}
