import type { JSONFieldValidation } from 'payload'
import { z } from 'zod'

const amount = z.number().nonnegative()

const panels = z
  .array(
    z.object({
      widthIn: z.number().positive().max(600),
      heightIn: z.number().positive().max(600),
      role: z.enum(['fixed', 'door']).optional(),
    }),
  )
  .max(3)

const hardwareLines = z
  .array(
    z.object({
      id: z.number().int().positive(),
      name: z.string().min(1),
      quantity: z.number().positive(),
      unitOfMeasure: z.string().min(1),
      costEach: amount,
      totalCost: amount,
    }),
  )
  .max(500)

function fits(schema: z.ZodType, otherwise: string): JSONFieldValidation {
  return (value, { required }) => {
    if (value === null || value === undefined) return required ? otherwise : true
    return schema.safeParse(value).success || otherwise
  }
}

export const panelList = fits(panels, 'Each panel needs a width and a height, in inches.')

export const hardwareList = fits(
  hardwareLines,
  'Each line needs id, name, quantity, unitOfMeasure, costEach and totalCost.',
)
