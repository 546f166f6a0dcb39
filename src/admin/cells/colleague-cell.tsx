import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { whoWorksHere } from '@/services/accounts/who-works-here'
import { RowLink } from './row-link'

/** Asked for once for all rows of a list. */
const namesOf = cache(
  async (payload: Payload) =>
    new Map(
      (await whoWorksHere(payload)).map(({ id, fullName, email }) => [id, fullName || email]),
    ),
)

/** Somebody of the shop in a list: by name, where the platform would show an address. */
export async function ColleagueCell(props: DefaultServerCellComponentProps) {
  const { cellData, link, payload, ...row } = props
  const id: unknown = typeof cellData === 'object' && cellData ? cellData.id : cellData
  const name = typeof id === 'number' ? ((await namesOf(payload)).get(id) ?? '–') : '–'
  return link ? <RowLink {...row}>{name}</RowLink> : <span>{name}</span>
}
