import type { Field } from 'payload'
import { editsPricesField } from '../access/field-rules'

/** What a change would touch, and for which state of the form that was shown; the latter is not stored. */
export function previewOfRule(condition?: (data: Record<string, unknown>) => boolean): Field[] {
  return [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        ...(condition && { condition }),
        components: { Field: '/src/admin/glass-rules/rule-preview-field#RulePreviewField' },
      },
    },
    {
      name: 'previewOf',
      type: 'text',
      virtual: true,
      access: { read: editsPricesField },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ]
}
