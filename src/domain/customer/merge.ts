/** What is chosen between, where two customers are one. */
export const chosenFacts = ['name', 'phone', 'email'] as const

export type ChosenFact = (typeof chosenFacts)[number]

/** Whose fact holds: that of the page where it is chosen, or the other's. */
export type MergeChoices = Record<ChosenFact, 'own' | 'other'>

/** Whom one is compared with. */
export type Twin = { customerId: number } & Record<ChosenFact, string>

/** For how long two can be taken apart again. */
const undoDays = 30

/** Whether what was done then can still be taken back. */
export function canBeTakenApart(mergedAt: string, now: Date): boolean {
  return now.getTime() - new Date(mergedAt).getTime() < undoDays * 24 * 60 * 60 * 1000
}
