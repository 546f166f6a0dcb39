type Times = { start: string; end: string }

/** A visit as it stands, and who of us was told last that he goes there, and when. */
export type CrewVisit = Times & {
  isCancelled: boolean
  who: number | null
  told: (Times & { who: number }) | null
}

export type CrewNews = 'chosen' | 'moved' | 'called_off' | 'given_away'

/** What somebody of us has to be told, with the times that are spoken of. */
export type CrewLetter = { to: number; news: CrewNews; times: Times }

/** Who has to be told what of a visit now, whoever goes there no more first; nobody of what is past. */
export function crewLetters(
  { isCancelled, who, told, ...times }: CrewVisit,
  now: Date,
): CrewLetter[] {
  const isAhead = ({ start }: Times) => new Date(start).getTime() > now.getTime()
  const letters: CrewLetter[] = []
  if (told !== null && isAhead(told) && (isCancelled || who !== told.who)) {
    const known = { start: told.start, end: told.end }
    letters.push({ to: told.who, news: isCancelled ? 'called_off' : 'given_away', times: known })
  }
  if (who === null || isCancelled || !isAhead(times)) return letters
  if (told?.who !== who) letters.push({ to: who, news: 'chosen', times })
  else if (!isSame(told.start, times.start) || !isSame(told.end, times.end)) {
    letters.push({ to: who, news: 'moved', times })
  }
  return letters
}

function isSame(one: string, other: string): boolean {
  return new Date(one).getTime() === new Date(other).getTime()
}
