import type { Payload, PayloadRequest } from 'payload'
import { slugs } from '../../slugs'

/** A second step as it is kept. */
export type StoredStep = {
  id: number
  account: number
  secret: string
  setAt: string | null
  lastStep: number | null
  /** Digests of the recovery codes that are still good. */
  recovery: string[]
}

type Reading = { payload: Payload; req?: PayloadRequest }

/** The second step of an account, begun or set; null where it has none. */
export async function findStep(
  { payload, req }: Reading,
  account: number,
): Promise<StoredStep | null> {
  const row = await payload.db.findOne<StoredStep>({
    collection: slugs.secondSteps,
    where: { account: { equals: account } },
    ...(req ? { req } : {}),
  })
  return row ?? null
}

/** Of an account that really has one. */
export async function findSetStep(
  reading: Reading,
  account: number,
): Promise<(StoredStep & { setAt: string }) | null> {
  const step = await findStep(reading, account)
  return step?.setAt ? { ...step, setAt: step.setAt } : null
}

export async function writeStep(
  req: PayloadRequest,
  account: number,
  data: Partial<Omit<StoredStep, 'id' | 'account'>>,
): Promise<void> {
  const known = await findStep({ payload: req.payload, req }, account)
  if (known) {
    await req.payload.db.updateOne({
      collection: slugs.secondSteps,
      id: known.id,
      data,
      req,
      returning: false,
    })
    return
  }
  const fresh = { setAt: null, lastStep: null, recovery: [], ...data, account }
  await req.payload.db.create({ collection: slugs.secondSteps, data: fresh, req })
}

export async function dropStep(req: PayloadRequest, account: number): Promise<void> {
  await req.payload.db.deleteMany({
    collection: slugs.secondSteps,
    where: { account: { equals: account } },
    req,
  })
}
