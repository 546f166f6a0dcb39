import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PersonMarks } from '@/domain/account/without-person'
import type { Actor } from '../context'
import { among } from './rows-of-person'
import type { RowsOfPerson } from './rows-of-person'

type Row = { kind: keyof PersonMarks; text: string }

/** By what he is named anywhere in his rows, so that free text is found to name him, too. */
export async function marksOf(
  req: PayloadRequest,
  { id }: Pick<Actor, 'id'>,
  { customers, quotes, inquiries }: RowsOfPerson,
): Promise<PersonMarks> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    with told as (
      select full_name as name, email, phone_number as phone, address from users where id = ${id}
      union all
      select name, email, phone, null from customers where ${among('id', customers)}
      union all
      select customer_name, customer_email, customer_phone, project_address from quotes
      where ${among('id', quotes)}
      union all
      select accepted_name, null, null, null from quotes where ${among('id', quotes)}
      union all
      select content -> 'columns' ->> 'customerName', null, null,
        content -> 'columns' ->> 'projectAddress'
      from quote_revisions where ${among('quote_id', quotes)}
      union all
      select name, email, phone, null from inquiries where ${among('id', inquiries)}
    )
    select distinct kind, text from told cross join lateral (values
      ('names', name), ('emails', email), ('phones', phone), ('addresses', address)
    ) as mark (kind, text)
    where nullif(trim(text), '') is not null`)
  const of = (kind: Row['kind']) =>
    (rows as Row[]).filter((row) => row.kind === kind).map(({ text }) => text)
  return {
    names: of('names'),
    emails: of('emails'),
    phones: of('phones'),
    addresses: of('addresses'),
  }
}
