import type * as z from 'zod/mini'
import { generalDraftShape, missingFields } from './general-draft'
import type { GeneralDraft } from './general-draft'

/** The form is complete when nothing that a price needs is missing. */
export const generalFormShape: z.ZodMiniType<GeneralDraft, GeneralDraft> = generalDraftShape.check(
  (context) => {
    for (const field of missingFields(context.value)) {
      context.issues.push({
        code: 'custom',
        input: context.value[field],
        path: [field],
        message: field,
      })
    }
  },
) as z.ZodMiniType<GeneralDraft, GeneralDraft>
