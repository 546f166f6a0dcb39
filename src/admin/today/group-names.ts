/** What waits for an answer, in order of harm: the figures and the groups below them. */
export const groupNames = [
  'held',
  'disputes',
  'approvals',
  'inquiries',
  'followUps',
  'tasks',
  'visits',
  'glassIn',
  'expiring',
] as const

export type GroupName = (typeof groupNames)[number]
