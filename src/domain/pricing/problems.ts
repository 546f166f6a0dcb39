import { limits } from './limits'
import type { PricingProblem } from './types'

/** The codes by which a screen can say a refusal in its own language. */
export type ProblemCode =
  | 'not_an_object'
  | 'unknown_service'
  | 'unpriced_product'
  | 'unknown_region'
  | 'unknown_glass_type'
  | 'no_base_thickness'
  | 'no_base_price'
  | 'glass_for_other_work'
  | 'no_glass_so_thick'
  | 'thickness_has_its_glass'
  | 'thickness_not_made'
  | 'unit_too_thin'
  | 'unknown_finish'
  | 'complexity_missing'
  | 'unknown_complexity'
  | 'unknown_location'
  | 'wrong_kind'
  | 'other_region'
  | 'invalid_thickness'
  | 'dimensions_missing'
  | 'two_kinds_of_dimensions'
  | 'no_panels'
  | 'too_many_panels'
  | 'invalid_panel'
  | 'invalid_role'
  | 'invalid_dimensions'
  | 'invalid_hardware'
  | 'too_much_hardware'
  | 'unknown_hardware'
  | 'duplicate_hardware'
  | 'second_metal'
  | 'metal_counted'
  | 'invalid_quantity'
  | 'price_out_of_range'

type Wording = (about: { panel: number; least: number }) => string

const { panels, sideIn, sideFt, thicknessMm, insulatedUnitMm, quantity, hardwareLines } = limits

// The beginnings before the colons are the specification's words.
const wordings: Record<ProblemCode, Wording> = {
  not_an_object: () => 'The request must be a JSON object with the choices to be priced.',
  unknown_service: () => 'This service has no online price.',
  unpriced_product: () => 'This product has no price by area; please send us an inquiry.',
  unknown_region: () => 'Core pricing data missing: the region is not one we serve.',
  unknown_glass_type: () => 'Core pricing data missing: the glass type is not one we offer.',
  no_base_thickness: () => 'Core pricing data missing: the glass type has no base thickness.',
  no_base_price: () => 'Core pricing data missing: the glass type has no price yet.',
  glass_for_other_work: () =>
    'Core pricing data missing: this glass type is not made for this service.',
  no_glass_so_thick: () =>
    'Glass Type Error: there is no glass of this kind and thickness in the price list.',
  thickness_has_its_glass: () =>
    'Core pricing data missing: glass of this thickness is a glass type of its own.',
  thickness_not_made: () => 'Invalid thickness: this glass is not made in this thickness.',
  unit_too_thin: () =>
    `Invalid thickness: an insulated unit is at least ${insulatedUnitMm.least} millimeters thick.`,
  unknown_finish: () => 'Core pricing data missing: the finish is not one we offer.',
  complexity_missing: () => 'Core pricing data missing: choose how complex the installation is.',
  unknown_complexity: () => 'Core pricing data missing: the complexity factor is not one we offer.',
  unknown_location: () => 'Core pricing data missing: the location factor is not one we offer.',
  wrong_kind: () => 'Core pricing data missing: this factor is of another kind.',
  other_region: () => 'Core pricing data missing: this factor belongs to another region.',
  invalid_thickness: () =>
    `Invalid thickness: enter ${thicknessMm.least} to ${thicknessMm.most} millimeters.`,
  dimensions_missing: () => 'Dimension data missing: enter a width and a height.',
  two_kinds_of_dimensions: () =>
    'Invalid dimensions: give either panels in inches or a width and height in feet, not both.',
  no_panels: () => 'Dimension data missing: enter at least one panel.',
  too_many_panels: () => `Invalid dimensions: at most ${panels.most} panels are priced online.`,
  invalid_panel: ({ panel, least }) =>
    `Invalid dimensions for Panel ${panel}: width and height must be ${least} to ${sideIn.most} inches.`,
  invalid_role: ({ panel }) => `Panel ${panel} can only be a fixed panel or a door.`,
  invalid_dimensions: () =>
    `Invalid dimensions: width and height must be ${sideFt.least} to ${sideFt.most} feet.`,
  invalid_hardware: () => 'Each hardware line needs an item and a quantity.',
  too_much_hardware: () => `At most ${hardwareLines.most} hardware lines are priced at once.`,
  unknown_hardware: () => 'This hardware is not one we offer.',
  duplicate_hardware: () => 'This hardware is listed twice; use its quantity instead.',
  second_metal: () => 'An enclosure is made in one metal; choose one.',
  metal_counted: () => 'A metal is no part to count; its quantity is 1.',
  invalid_quantity: () =>
    `Quantity must be a whole number from ${quantity.least} to ${quantity.most}.`,
  price_out_of_range: () => 'These choices cannot be priced online; please contact us.',
}

/** A refusal that names its field (`panels.0.widthIn`), its code and the words for it. */
export function problem(
  field: string,
  code: ProblemCode,
  about: { panel?: number; least?: number } = {},
): PricingProblem {
  const { panel = 1, least = sideIn.least } = about
  return { field, code, message: wordings[code]({ panel, least }) }
}
