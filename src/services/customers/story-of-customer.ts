import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { canBeTakenApart } from '@/domain/customer/merge'
import type { StoryEvent, StoryPage } from '@/domain/customer/story'
import type { ServiceContext } from '../context'

type Row = Omit<StoryEvent, 'at' | 'amount' | 'row' | 'merge'> & {
  at: string | Date
  amount: string | null
  /** Of the account whose address did it; null where there is none any more. */
  name: string | null
  collection: NonNullable<StoryEvent['row']>['collection'] | null
  id: number | null
}

const pageSize = 30

/** Where a page ends: the moment and the key of its last event. */
const cursor = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([\w.]+)$/

/**
 * All that happened between a customer and the shop, the newest first: of the quotes that are his or his
 * account's, of what came from his address or his number, and of whoever was found to be him. Null for whoever does not work with customers.
 */
export async function storyOfCustomer({
  ctx,
  customerId,
  before = null,
}: {
  ctx: ServiceContext
  customerId: number
  before?: string | null
}): Promise<StoryPage | null> {
  if (ctx.actor === null || !worksWithCustomers(ctx.actor)) return null
  const [, until, key] = cursor.exec(before ?? '') ?? []
  const older = until && key ? sql`where (at, key) < (${until}::timestamptz, ${key})` : sql``
  const { rows } = await ctx.payload.db.drizzle.execute<Row>(sql`
    with who as (
      select id, user_id, nullif(lower(trim(email)), '') as email, nullif(phone_digits, '') as digits
      from customers where id = ${customerId} or merged_into_id = ${customerId}
    ),
    q as (
      select q.* from quotes q
      where q.customer_id = ${customerId} or q.user_id in (select user_id from who)
    ),
    i as (
      select i.* from inquiries i
      where i.is_spam is not true and (lower(trim(i.email)) in (select email from who)
        or i.phone_digits in (select digits from who))
    ),
    j as (select j.id, j.number, q.id as quote_id from jobs j join q on q.id = j.quote_id),
    events as (
      select 'asked' as kind, created_at as at, 'i' || id as key, kind::text as about,
        left(message, 400) as text, null as by, null::numeric as amount, null as currency,
        'inquiries' as collection, id, null::int as revision
      from i
      union all
      -- all that came at once is one event
      select 'photosSent', max(p.created_at), 'w' || i.id, count(*)::text, null, null, null, null,
        'inquiries', i.id, null
      from i join visitor_photos_rels r on r.inquiries_id = i.id
        join visitor_photos p on p.id = r.parent_id
      group by i.id
      union all
      select 'photosSent', max(p.created_at), 'x' || q.id, count(*)::text, null, null, null, null,
        'quotes', q.id, null
      from q join visitor_photos_rels r on r.quotes_id = q.id
        join visitor_photos p on p.id = r.parent_id
      group by q.id
      union all
      select 'photosOfWork', max(f.created_at), 'h' || j.id, count(*)::text, null, null, null, null,
        'jobs', j.id, null
      from j join photos f on f.job_id = j.id
      group by j.id
      union all
      select case kind when 'reply' then 'answered' when 'call' then 'called'
          when 'letter' then 'letter' else 'noted' end,
        created_at, 'c' || id, subject, left(text, 2000), nullif(by, ''), null, null,
        case when inquiry_id is not null then 'inquiries' end, inquiry_id, null
      from correspondence
      where customer_id = ${customerId} or inquiry_id in (select id from i)
      union all
      select case l.kind when 'call' then 'called' else 'noted' end, l.at, 'l' || l.id, null, l.text,
        null, null, null, null, null, null
      from customers_logs l where l._parent_id in (select id from who)
      union all
      select 'did', done_at, 't' || id, null, what, done_by, null, null, null, null, null
      from tasks where customer_id = ${customerId} and done_at is not null
      union all
      select case when m.undone_at is null then 'merged' else 'mergedOnce' end, m.created_at,
        'g' || m.id, gone.name,
        -- the number and the address that were not taken over lead here too
        case when m.undone_at is null then nullif(concat_ws(' · ', gone.phone, gone.email), '') end,
        m.by, null, null, null, m.id, null
      from customer_merges m left join customers gone on gone.id = m.gone_id
      where m.kept_id = ${customerId}
      union all
      select 'saved', created_at, 'q' || id, number, null, null, total_cost, currency_code_at_quote,
        'quotes', id, null
      from q where origin = 'website'
      union all
      select 'sent', r.sent_at, 's' || r.id, q.number, r.reason, r.made_by,
        r.total_cost, r.currency_code, 'quotes', q.id, r.number
      from quote_revisions r join q on q.id = r.quote_id where r.sent_at is not null
      union all
      select 'opened', opened_at, 'o' || id, number, null, null, null, null, 'quotes', id, null
      from q where opened_at is not null
      union all
      select 'accepted', r.accepted_at, 'a' || r.id, q.number,
        r.accepted_name, null, r.total_cost, r.currency_code, 'quotes', q.id, r.number
      from quote_revisions r join q on q.id = r.quote_id where r.accepted_at is not null
      union all
      select 'declined', declined_at, 'd' || id, number, nullif(trim(decline_reason), ''), null,
        total_cost, currency_code_at_quote, 'quotes', id, null
      from q where declined_at is not null
      union all
      select 'paid', p.paid_at, 'p' || p.id, p.reference, null, p.by_hand_recorded_by, p.amount,
        upper(p.currency), 'payments', p.id, null
      from payments p join q on q.id = p.quote_id
      where p.paid_at is not null
        and p.status in ('succeeded', 'partially_refunded', 'refunded', 'disputed')
      union all
      select 'refunded', f.at, 'f' || f.id, p.reference, f.reason, f.by, f.amount,
        upper(p.currency), 'payments', p.id, null
      from payments_refunds f join payments p on p.id = f._parent_id join q on q.id = p.quote_id
      where f.state = 'succeeded'
      union all
      select case when v.is_cancelled then 'visitCancelled' else 'visit' end, v.start, 'v' || v.id,
        v.kind::text, v.note, null, null, null, 'visits', v.id, null
      from visits v where v.job_id in (select id from j) or v.inquiry_id in (select id from i)
      union all
      select 'stage', m.at, 'm' || m.id, m."to"::text, m.reason, m.by, null, null, 'jobs', j.id, null
      from jobs_moves m join j on j.id = m._parent_id
    )
    select page.*, nullif(trim(u.full_name), '') as name
    from (
      select * from events ${older} order by at desc, key desc limit ${pageSize + 1}
    ) page left join users u on u.email = page.by
    order by page.at desc, page.key desc`)
  return pageOf(rows, ctx.now())
}

function pageOf(rows: Row[], now: Date): StoryPage {
  const events = rows.slice(0, pageSize).map((row) => eventOf(row, now))
  const last = events.at(-1)
  return {
    events,
    before: rows.length > pageSize && last ? `${last.at} ${last.key}` : null,
  }
}

function eventOf({ at, amount, collection, id, by, name, ...row }: Row, now: Date): StoryEvent {
  const moment = new Date(at).toISOString()
  return {
    ...row,
    // an account may be gone, and its address stays
    by: name ?? by,
    at: moment,
    amount: amount === null ? null : Number(amount),
    row: collection === null || id === null ? null : { collection, id },
    merge: row.kind === 'merged' && canBeTakenApart(moment, now) ? id : null,
  }
}
