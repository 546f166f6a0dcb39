import { timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { stepOfCode, typedCode } from '@/domain/account/second-step'
import { giveBack, takeTurn } from '@/integrations/rate-limit/limit'
import { noteAudit } from '../../audit/note-audit'
import { digestOfRecoveryCode, unseal } from './sealed'
import { writeStep } from './store'
import type { StoredStep } from './store'

export type CodeVerdict = 'right' | 'missing' | 'wrong' | 'tooMany'

type Owner = { id: number; email: string }

/**
 * Whether a code is one that the owner's app shows now, or a recovery code that he has not used. What is
 * right is used up with it. Whoever has the password has ten tries an hour.
 */
export async function checkCode(
  req: PayloadRequest,
  step: StoredStep,
  owner: Owner,
  typed: unknown,
): Promise<CodeVerdict> {
  if (typed === undefined || typed === null || typed === '') return 'missing'
  const turn = await takeTurn('secondStep', String(owner.id))
  if (!turn.ok) return 'tooMany'
  const code = typedCode(typed)
  const isRight =
    code?.kind === 'app'
      ? await takeAppCode(req, step, code.code)
      : code?.kind === 'recovery' && (await takeRecoveryCode(req, step, owner, code.code))
  if (!isRight) return 'wrong'
  await giveBack('secondStep', String(owner.id))
  return 'right'
}

async function takeAppCode(req: PayloadRequest, step: StoredStep, code: string): Promise<boolean> {
  const secret = unseal(step.secret, step.account, req.payload.config.secret)
  if (secret === null) return false
  const used = stepOfCode(secret, code, new Date())
  if (used === null || used <= (step.lastStep ?? 0)) return false
  await writeStep(req, step.account, { lastStep: used })
  return true
}

async function takeRecoveryCode(
  req: PayloadRequest,
  step: StoredStep,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const digest = digestOfRecoveryCode(code, step.account, req.payload.config.secret)
  const left = step.recovery.filter((one) => !isSame(one, digest))
  if (left.length === step.recovery.length) return false
  await writeStep(req, step.account, { recovery: left })
  await noteAudit(req, {
    event: 'recoveryCodeUsed',
    by: { id: owner.id, name: owner.email },
    changes: `${left.length} left`,
  })
  return true
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
