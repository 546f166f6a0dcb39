'use client'

import { useListQuery } from '@payloadcms/ui'

/** Takes the rows that the list shows now, on all of its pages. */
export function ExportLink({ list, text }: { list: string; text: string }) {
  const { query } = useListQuery()
  const asked = new URLSearchParams()
  if (query.where) asked.set('where', JSON.stringify(query.where))
  if (query.search) asked.set('search', query.search)
  if (typeof query.sort === 'string') asked.set('sort', query.sort)
  return <a href={`/api/office/export/${list}?${asked.toString()}`}>{text}</a>
}
