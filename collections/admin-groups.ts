/** The headings of the admin's menu. */
export const groups = {
  crm: 'CRM',
  pricing: 'Pricing',
  gallery: 'Gallery',
  content: 'Content',
  assistant: 'Sandra',
  settings: 'Settings',
} as const
