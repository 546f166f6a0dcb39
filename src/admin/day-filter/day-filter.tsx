import type { BeforeListTableServerProps, FlattenedField } from 'payload'
import { ShopDays } from './shop-days'

/** Above a list: its filters by moment count days as the shop does. */
export function DayFilter({ collectionConfig }: BeforeListTableServerProps) {
  const paths = momentsIn(collectionConfig.flattenedFields)
  return paths.length === 0 ? null : <ShopDays paths={paths} />
}

/** Where moments stand whose picker has no time; a day that is stored as a day is compared as one already. */
function momentsIn(fields: readonly FlattenedField[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${above}${field.name}`
    if ('flattenedFields' in field) return momentsIn(field.flattenedFields, `${path}.`)
    if (field.type !== 'date') return []
    return (field.admin?.date?.pickerAppearance ?? 'default') === 'default' ? [path] : []
  })
}
