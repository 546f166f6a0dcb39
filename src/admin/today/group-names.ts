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

/** Money that came in is told of below with its work; its figure stands beside the others. */
export const figureNames = [...groupNames, 'deposits'] as const

export type GroupName = (typeof groupNames)[number]
