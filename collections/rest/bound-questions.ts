import type { CollectionBeforeOperationHook } from 'payload'
import { worksHere } from '../access/roles'
import { viewerOf } from '../access/viewer'
import { Refusal } from '../refusal'
import { boundedRows, most, tooMuch, unreadable } from './asked'
import type { Asked } from './asked'

/**
 * Holds what is asked over HTTP to what a list is for. Calls of our own say `overrideAccess`, and so
 * do the reads that Payload makes for a row's relations: those are not bounded.
 */
export const boundQuestions: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  if (req.payloadAPI !== 'REST' || overrideAccess !== undefined) return
  const asked = args as Asked
  const problem = unreadable(asked)
  if (problem !== null) throw new Refusal(problem, 400)
  if (worksHere(viewerOf(req))) return
  const excess = tooMuch(asked)
  if (excess !== null) throw new Refusal(excess, 400)
  const limit = boundedRows(asked)
  return {
    ...args,
    ...(limit !== undefined && { limit }),
    ...(typeof asked.depth === 'number' && { depth: Math.min(asked.depth, most.depth) }),
  }
}
