import type pg from 'pg';

/**
 * Gives the organizations of the table `place` what those have that they are copies of: cards and promotions; one in five
 * works with another one.
 */
export async function scatterOffers(client: pg.Client): Promise<void> {
  await client.query(`
    insert into discount_card
      (organization_id, kind, background, is_paused, never_downgrades, cashback_days)
    select place.id, kind, background, is_paused, never_downgrades, cashback_days
    from place join discount_card on organization_id = template_id`);
  await client.query(`
    insert into discount_tier (organization_id, kind, basis_points, spend_limit)
    select place.id, kind, basis_points, spend_limit
    from place join discount_tier on organization_id = template_id`);
  await client.query(`
    insert into promotion (organization_id, status, title, text, translations, basis_points, amount,
      minimum, quota, per_person, code, with_card, is_listed, starts_at, ends_at)
    select place.id, status, title, text, translations, basis_points, amount, minimum, quota,
      per_person, code, with_card, is_listed, starts_at, ends_at
    from place join promotion on organization_id = template_id
    where not has_items and category_id is null
    order by n`);
  await client.query(`
    insert into partnership (requester_id, recipient_id, status, answered_at)
    select place.id, other.id, 'accepted', now()
    from place join place as other on other.n = place.n + 1
    where place.n % 10 = 1`);
}
