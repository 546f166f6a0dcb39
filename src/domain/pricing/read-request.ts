import * as z from 'zod/mini'
import { commercialProductOf } from '@/domain/services-catalogue/commercial-products'
import { isPricedProduct } from '@/domain/services-catalogue/openings'
import { isPricedService, isShowerService } from '@/domain/services-catalogue/services'
import { limits } from './limits'
import { problem } from './problems'
import { showerLayouts } from './types'
import type { PricingProblem, QuoteRequest } from './types'

const id = z.int().check(z.positive())
const side = z.number()

const panelShape = z.object({
  widthIn: side,
  heightIn: side,
  role: z.optional(z.enum(['fixed', 'door'])),
  swing: z.catch(z.optional(z.literal('in')), undefined),
  hinge: z.catch(z.optional(z.enum(['left', 'right'])), undefined),
})

const said = z.catch(z.optional(z.boolean()), undefined)
const placed = z.catch(z.optional(z.union([z.boolean(), z.literal('unknown')])), undefined)
const safetyShape = z.object({ door: placed, wet: placed, low: placed, stairs: placed })
const siteShape = z.object({ outOfPlumb: said, tileUnfinished: said })

const hardwareShape = z.object({ id, quantity: z.number() })

/** A list whose length is judged before its items are looked at. */
function listOf<Item extends z.core.SomeType>(item: Item, most: number) {
  return z.pipe(z.array(z.unknown()).check(z.maxLength(most)), z.array(item))
}

/**
 * The shape of the inputs of a price as they arrive from a browser. Unknown keys are dropped.
 * Ranges and rows are judged after it, so that each refusal can name its field.
 */
const quoteRequestShape = z.object({
  serviceType: z.string(),
  product: z.optional(z.unknown()),
  regionId: id,
  glassTypeId: id,
  finishId: id,
  thicknessMm: z.number(),
  panels: z.nullish(listOf(panelShape, limits.panels.most)),
  widthFt: z.nullish(side),
  heightFt: z.nullish(side),
  hardware: z.nullish(listOf(hardwareShape, limits.hardwareLines.most)),
  safety: z.catch(z.optional(safetyShape), undefined),
  site: z.catch(z.optional(siteShape), undefined),
  layout: z.catch(z.optional(z.enum(showerLayouts)), undefined),
  sizes: z.catch(z.optional(z.enum(['opening', 'glass'])), undefined),
  complexityFactorId: z.nullish(id),
  locationFactorId: z.nullish(z.union([z.literal('none'), id])),
})

export type ReadRequest =
  { ok: true; request: QuoteRequest } | { ok: false; problems: PricingProblem[] }

/** Reads whatever JSON came in as a request for a price, or says field by field why it is none. */
export function readRequest(input: unknown): ReadRequest {
  const shape = quoteRequestShape.safeParse(input)
  if (!shape.success) return { ok: false, problems: shapeProblems(shape.error.issues) }
  const request = requestOf(shape.data)
  const problems: PricingProblem[] = []
  checkService(request, problems)
  checkThickness(request.thicknessMm, problems)
  checkDimensions(request, problems)
  checkHardware(request.hardware, problems)
  return problems.length === 0 ? { ok: true, request } : { ok: false, problems }
}

/** Null, omitted and 'none' become one and the same. */
function requestOf(shape: z.infer<typeof quoteRequestShape>): QuoteRequest {
  const request: QuoteRequest = {
    serviceType: shape.serviceType,
    regionId: shape.regionId,
    glassTypeId: shape.glassTypeId,
    finishId: shape.finishId,
    thicknessMm: shape.thicknessMm,
    hardware: shape.hardware ?? [],
    complexityFactorId: shape.complexityFactorId ?? null,
    locationFactorId: typeof shape.locationFactorId === 'number' ? shape.locationFactorId : null,
  }
  const product = typeof shape.product === 'string' ? commercialProductOf(shape.product) : null
  if (product) request.product = product
  if (shape.panels) request.panels = shape.panels.map(withoutUnsaid)
  if (shape.safety) request.safety = withoutUnsaid(shape.safety)
  if (shape.site) request.site = withoutUnsaid(shape.site)
  if (shape.panels && isShowerService(shape.serviceType)) {
    if (shape.layout) request.layout = shape.layout
    if (shape.sizes === 'opening') request.sizes = shape.sizes
  }
  if (typeof shape.widthFt === 'number') request.widthFt = shape.widthFt
  if (typeof shape.heightFt === 'number') request.heightFt = shape.heightFt
  return request
}

type Said<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> }

/** What was not said has no key, so that the same inputs are the same object. */
function withoutUnsaid<Value extends object>(value: Value): Said<Value> {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries) as Said<Value>
}

function checkService({ serviceType, product }: QuoteRequest, problems: PricingProblem[]) {
  if (!isPricedService(serviceType)) problems.push(problem('serviceType', 'unknown_service'))
  else if (!isPricedProduct(serviceType, product)) {
    problems.push(problem('product', 'unpriced_product'))
  }
}

function checkThickness(thicknessMm: number, problems: PricingProblem[]) {
  if (!isWithin(thicknessMm, limits.thicknessMm)) {
    problems.push(problem('thicknessMm', 'invalid_thickness'))
  }
}

function checkDimensions(request: QuoteRequest, problems: PricingProblem[]) {
  const { panels, widthFt, heightFt } = request
  if (!panels) return checkFeet(widthFt, heightFt, problems)
  if (widthFt !== undefined || heightFt !== undefined) {
    problems.push(problem('panels', 'two_kinds_of_dimensions'))
  }
  if (panels.length === 0) problems.push(problem('panels', 'no_panels'))
  const bounds = isShowerService(request.serviceType) ? limits.showerPanelSideIn : limits.sideIn
  panels.forEach((panel, index) => {
    for (const key of ['widthIn', 'heightIn'] as const) {
      if (isWithin(panel[key], bounds)) continue
      const about = { panel: index + 1, least: bounds.least }
      problems.push(problem(`panels.${index}.${key}`, 'invalid_panel', about))
    }
  })
}

function checkFeet(
  widthFt: number | undefined,
  heightFt: number | undefined,
  problems: PricingProblem[],
) {
  if (widthFt === undefined && heightFt === undefined) {
    problems.push(problem('panels', 'dimensions_missing'))
    return
  }
  for (const [field, value] of [
    ['widthFt', widthFt],
    ['heightFt', heightFt],
  ] as const) {
    if (value === undefined) problems.push(problem(field, 'dimensions_missing'))
    else if (!isWithin(value, limits.sideFt)) problems.push(problem(field, 'invalid_dimensions'))
  }
}

function checkHardware(hardware: QuoteRequest['hardware'], problems: PricingProblem[]) {
  const seen = new Set<number>()
  hardware.forEach(({ id: itemId, quantity }, index) => {
    if (seen.has(itemId)) problems.push(problem(`hardware.${index}.id`, 'duplicate_hardware'))
    seen.add(itemId)
    if (!Number.isInteger(quantity) || !isWithin(quantity, limits.quantity)) {
      problems.push(problem(`hardware.${index}.quantity`, 'invalid_quantity'))
    }
  })
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most
}

/** More than this helps nobody; a hostile body could otherwise ask for thousands. */
const mostProblems = 20

function shapeProblems(issues: readonly z.core.$ZodIssue[]): PricingProblem[] {
  const byField = new Map<string, PricingProblem>()
  for (const issue of issues) {
    const found = shapeProblem(issue)
    if (!byField.has(found.field)) byField.set(found.field, found)
    if (byField.size === mostProblems) break
  }
  return [...byField.values()]
}

function shapeProblem(issue: z.core.$ZodIssue): PricingProblem {
  const [root, index, key] = issue.path
  const field = issue.path.join('.')
  switch (root) {
    case 'serviceType':
      return problem(field, 'unknown_service')
    case 'regionId':
      return problem(field, 'unknown_region')
    case 'glassTypeId':
      return problem(field, 'unknown_glass_type')
    case 'finishId':
      return problem(field, 'unknown_finish')
    case 'complexityFactorId':
      return problem(field, 'unknown_complexity')
    case 'locationFactorId':
      return problem(field, 'unknown_location')
    case 'thicknessMm':
      return problem(field, 'invalid_thickness')
    case 'widthFt':
    case 'heightFt':
      return problem(field, 'invalid_dimensions')
    case 'panels':
      if (issue.code === 'too_big') return problem('panels', 'too_many_panels')
      if (typeof index !== 'number') return problem('panels', 'dimensions_missing')
      return problem(field, key === 'role' ? 'invalid_role' : 'invalid_panel', { panel: index + 1 })
    case 'hardware':
      if (issue.code === 'too_big') return problem('hardware', 'too_much_hardware')
      if (key === 'quantity') return problem(field, 'invalid_quantity')
      return problem(field, key === 'id' ? 'unknown_hardware' : 'invalid_hardware')
    default:
      return problem(field || 'request', 'not_an_object')
  }
}
