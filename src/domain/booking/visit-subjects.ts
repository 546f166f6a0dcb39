/** What a visit that is booked may be about; words for each stand in the catalogues. */
export const visitSubjects = ['shower', 'mirror', 'window', 'door', 'commercial', 'other'] as const

export type VisitSubject = (typeof visitSubjects)[number]

export function isVisitSubject(value: unknown): value is VisitSubject {
  return visitSubjects.some((subject) => subject === value)
}
