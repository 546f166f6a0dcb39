import 'server-only'
import { randomBytes } from 'node:crypto'
import { worksHere } from '@collections/access/roles'
import { checkCode } from '@collections/users/second-step/check-code'
import { digestOfRecoveryCode, seal, unseal } from '@collections/users/second-step/sealed'
import { dropStep, findSetStep, findStep, writeStep } from '@collections/users/second-step/store'
import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import type { Locale } from '@/config/locales'
import {
  addressOfSecret,
  newSecret,
  recoveryCodeCount,
  recoveryCodeOf,
  stepOfCode,
  typedCode,
} from '@/domain/account/second-step'
import type { Actor, ServiceContext } from '../../context'
import { lockRow, withTransaction } from '../../database/transaction'
import { endOtherSessions } from '../own-sessions'
import { provePassword } from '../prove-password'
import { withSignInLock } from '../sign-in-lock'
import { sayStep } from './say-step'
import { wrongState } from './step-refusal'
import type { StepEnded, StepRefusal } from './step-refusal'

export type StepStanding =
  { isSet: false; isAwaited: boolean } | { isSet: true; setAt: string; recoveryLeft: number }

/** Null for whoever has no use for one: customers see their own data alone. */
export async function secondStepOf({
  actor,
  payload,
}: ServiceContext): Promise<StepStanding | null> {
  if (actor === null || !hasUseForOne(actor)) return null
  const step = await findSetStep({ payload }, actor.id)
  if (step === null) return { isSet: false, isAwaited: actor.awaitsSecondStep === true }
  return { isSet: true, setAt: step.setAt, recoveryLeft: step.recovery.length }
}

type Begun = { ok: true; secret: string; address: string } | StepRefusal

/** Makes a secret for the app of whoever proves his password; nothing holds before its first code. */
export async function beginSecondStep(ctx: ServiceContext, password: string): Promise<Begun> {
  const who = allowed(ctx)
  if (!who.ok) return who
  const proof = await provePassword(ctx, who.actor, password)
  if (proof !== 'right') return { ok: false, kind: proof === 'locked' ? 'locked' : 'passwordWrong' }
  return ofOwn(ctx, who.actor, async (req): Promise<Begun> => {
    if ((await findStep({ payload: ctx.payload, req }, who.actor.id))?.setAt) return wrongState
    const secret = newSecret()
    const sealed = seal(secret, who.actor.id, ctx.payload.config.secret)
    await writeStep(req, who.actor.id, {
      secret: sealed,
      setAt: null,
      lastStep: null,
      recovery: [],
    })
    const site = new URL(env().SITE_URL).hostname
    return { ok: true, secret, address: addressOfSecret(secret, site, who.actor.email) }
  })
}

type WithCodes = { ok: true; recoveryCodes: string[] } | StepRefusal

type Confirming = { code: unknown; sessionId: string | undefined; locale: Locale }

/** The first code of the app: from here on it is asked for. All other sessions end. */
export async function confirmSecondStep(
  ctx: ServiceContext,
  { code, sessionId, locale }: Confirming,
): Promise<WithCodes> {
  const who = allowed(ctx)
  if (!who.ok) return who
  const { actor } = who
  return ofOwn(ctx, actor, async (req): Promise<WithCodes> => {
    const begun = await findStep({ payload: ctx.payload, req }, actor.id)
    if (begun === null || begun.setAt !== null) return wrongState
    const secret = unseal(begun.secret, actor.id, ctx.payload.config.secret)
    const typed = typedCode(code)
    const lastStep =
      secret !== null && typed?.kind === 'app' ? stepOfCode(secret, typed.code, ctx.now()) : null
    if (lastStep === null) return { ok: false, kind: 'codeWrong' }
    const { codes, digests } = newRecoveryCodes(ctx, actor)
    const setAt = ctx.now().toISOString()
    await writeStep(req, actor.id, { setAt, lastStep, recovery: digests })
    await endOtherSessions(req, actor.id, sessionId)
    await sayStep(ctx, req, actor, { event: 'secondStepSet' }, { what: 'set', locale })
    return { ok: true, recoveryCodes: codes }
  })
}

type Proven = { password: string; code: unknown; locale: Locale }

/** New recovery codes in the place of all that were left. */
export async function renewRecoveryCodes(ctx: ServiceContext, proof: Proven): Promise<WithCodes> {
  return whenProven(ctx, proof, async (req, actor): Promise<WithCodes> => {
    const { codes, digests } = newRecoveryCodes(ctx, actor)
    await writeStep(req, actor.id, { recovery: digests })
    await sayStep(ctx, req, actor, { event: 'recoveryCodesMade' }, null)
    return { ok: true, recoveryCodes: codes }
  })
}

export async function endSecondStep(ctx: ServiceContext, proof: Proven): Promise<StepEnded> {
  return whenProven(ctx, proof, async (req, actor): Promise<StepEnded> => {
    await dropStep(req, actor.id)
    const told = { what: 'ended', locale: proof.locale } as const
    await sayStep(ctx, req, actor, { event: 'secondStepEnded' }, told)
    return { ok: true }
  })
}

function allowed({ actor }: ServiceContext): { ok: true; actor: Actor } | StepRefusal {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  return hasUseForOne(actor) ? { ok: true, actor } : { ok: false, kind: 'forbidden' }
}

function hasUseForOne(actor: Actor): boolean {
  return worksHere(actor) || actor.awaitsSecondStep === true
}

/** With the account's row held: of two who do the same at once the second finds it done; and no sign-in of it runs. */
async function ofOwn<Outcome>(
  { payload }: ServiceContext,
  actor: Actor,
  work: (req: PayloadRequest) => Promise<Outcome>,
): Promise<Outcome> {
  return withSignInLock(payload, actor.email, () =>
    withTransaction(payload, async (req) => {
      await lockRow(req, 'users', actor.id)
      return work(req)
    }),
  )
}

async function whenProven<Outcome>(
  ctx: ServiceContext,
  { password, code }: Proven,
  work: (req: PayloadRequest, actor: Actor) => Promise<Outcome>,
): Promise<Outcome | StepRefusal> {
  const who = allowed(ctx)
  if (!who.ok) return who
  const proof = await provePassword(ctx, who.actor, password)
  if (proof !== 'right') return { ok: false, kind: proof === 'locked' ? 'locked' : 'passwordWrong' }
  return ofOwn(ctx, who.actor, async (req): Promise<Outcome | StepRefusal> => {
    const step = await findSetStep({ payload: ctx.payload, req }, who.actor.id)
    if (step === null) return wrongState
    const verdict = await checkCode(req, step, who.actor, code)
    if (verdict === 'tooMany') return { ok: false, kind: 'tooMany' }
    if (verdict !== 'right') return { ok: false, kind: 'codeWrong' }
    return work(req, who.actor)
  })
}

function newRecoveryCodes({ payload }: ServiceContext, { id }: Actor) {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(12)))
  const digests = codes.map((code) =>
    digestOfRecoveryCode(code.replaceAll('-', ''), id, payload.config.secret),
  )
  return { codes, digests }
}
