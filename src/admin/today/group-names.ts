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

/** The keys of the figures from left to right; 0 leads back to all. */
export const figureKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '-'] as const

export type GroupName = (typeof groupNames)[number]
