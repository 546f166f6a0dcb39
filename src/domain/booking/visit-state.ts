export type VisitState = 'ahead' | 'past' | 'called_off'

type Agreed = { end: string; isCancelled?: boolean | null | undefined }

/** How an agreed visit stands at a time; it is ahead until it has ended. */
export function visitStateOf({ end, isCancelled }: Agreed, now: Date): VisitState {
  if (isCancelled === true) return 'called_off'
  return new Date(end) <= now ? 'past' : 'ahead'
}
