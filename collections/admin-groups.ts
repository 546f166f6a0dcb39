/** The headings of the admin's menu. */
export const groups = {
  crm: 'CRM',
  kept: 'Templates and photos',
  pricing: 'Pricing',
  gallery: 'Gallery',
  content: 'Content',
  assistant: 'Sandra',
  settings: 'Settings',
} as const
