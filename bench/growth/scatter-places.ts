import type pg from 'pg';
import { scatterOffers } from './scatter-offers.ts';

const TRIGGERS = [
  'alter table organization ? trigger organization_on_map',
  'alter table organization ? trigger organization_placed',
  'alter table organization_service ? trigger organization_service_on_map',
  'alter table organization_service ? trigger organization_service_placed',
  'alter table discount_card ? trigger discount_card_placed',
  'alter table partnership ? trigger partnership_placed',
];

/**
 * Opens so many organizations: copies of the demo's with their hours, services and offers, half of them in one city,
 * the rest in five hundred towns of the region around it, thinner towards the edge of each.
 */
export async function scatterPlaces(client: pg.Client, count: number): Promise<void> {
  await client.query('begin');
  await client.query('select setseed(0.5)');
  // Rows by the million are counted once at the end, as the migration counted those that were there.
  for (const trigger of TRIGGERS) await client.query(trigger.replace('?', 'disable'));
  await client.query(`
    create temporary table template on commit drop as
    select id, row_number() over (order by id) - 1 as position, count(*) over () as templates
    from organization where is_listed and image_id is not null`);
  await client.query(`
    create temporary table town on commit drop as
    select n as id, 39 + 9 * random() as latitude, 66 + 18 * random() as longitude
    from generate_series(1, 500) as n`);
  await client.query(
    `create temporary table place on commit drop as
     select nextval(pg_get_serial_sequence('organization', 'id'))::integer as id, n,
       template.id as template_id, drawn.town_id,
       sqrt(-2 * ln(1 - random())) as distance, 2 * pi() * random() as direction
     from generate_series(1, $1::integer) as n
     cross join lateral (select case when n % 2 = 0 then 0 else 1 + n / 2 % 500 end as town_id) as drawn
     join template on template.position = n % template.templates`,
    [count],
  );
  await client.query(`
    insert into organization (id, type_id, title, descriptions, image_id, city, country, address,
      latitude, longitude, time_zone, currency, verification_status, is_listed)
    overriding system value
    select place.id, type_id, title || ' № ' || n, descriptions, image_id,
      case when town.id is null then city else 'Город ' || town.id end, country, address,
      coalesce(town.latitude, 42.8746) + 0.04 * distance * sin(direction),
      coalesce(town.longitude, 74.5698) + 0.05 * distance * cos(direction),
      time_zone, currency, verification_status, true
    from place join organization on organization.id = place.template_id
    left join town on town.id = place.town_id`);
  await client.query(`
    insert into organization_hours
    select place.id, weekday, opens_at, closes_at
    from place join organization_hours on organization_id = template_id`);
  await client.query(`
    insert into organization_service
    select place.id, service_id, position
    from place join organization_service on organization_id = template_id`);
  await scatterOffers(client);
  await client.query('truncate map_cell');
  await client.query(`
    insert into map_cell
    select service_id, zoom, map_column(longitude, zoom), map_row(latitude, zoom), count(*),
      sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint)
    from organization
    cross join generate_series(0, 18, 2) as zoom
    cross join lateral (
      select 0 as service_id union all
      select service_id from organization_service where organization_id = organization.id
    ) as offered
    where is_listed group by 1, 2, 3, 4`);
  await client.query('truncate listed_place');
  await client.query(`
    insert into listed_place (organization_id, list_id, type_id, latitude, longitude, point)
    select id, list_id, type_id, latitude, longitude, map_point(longitude, latitude)
    from organization cross join lists_of(id) as list_id where is_listed`);
  for (const trigger of TRIGGERS) await client.query(trigger.replace('?', 'enable'));
  await client.query('commit');
}
