import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'rowData'> & {
  children: ReactNode
}

/** What stands first in a list opens its row. */
export function RowLink({ collectionSlug, rowData, children }: Props) {
  const { id } = rowData as { id: number }
  return <a href={`/admin/collections/${collectionSlug}/${id}`}>{children}</a>
}
