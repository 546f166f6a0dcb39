import { groups } from '@collections/admin-groups'
import type { Role } from '@/domain/account/roles'

type Unfolded = Record<string, { open?: boolean }>

/** What stands unfolded in the menu of a role: its every day; the rest is a press away. */
const daily: Record<Role, readonly string[]> = {
  admin: [groups.crm],
  office: [groups.crm],
  staff: [groups.crm, groups.pricing, groups.gallery],
  customer: [],
}

/** Which groups are open: as somebody left them, and else those of his role's every day. */
export function openGroups(labels: readonly string[], role: Role, kept: Unfolded = {}): Unfolded {
  return Object.fromEntries(
    labels.map((label) => [label, { open: kept[label]?.open ?? daily[role].includes(label) }]),
  )
}
