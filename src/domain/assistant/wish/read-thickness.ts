import { knownThicknesses } from '@/domain/pricing/thickness'

/** Ways to say a thickness, each with its name in inches; the longer before what they hold. */
const spoken: [RegExp, string][] = [
  [/\b(?:three|3)[ -]?eighths?\b|\btres octavos?\b/, '3/8'],
  [/\bthree[ -]?quarters?\b|\btres cuartos?\b/, '3/4'],
  [/\bthree[ -]?sixteenths?\b|\btres dieciseisavos?\b/, '3/16'],
  [/\bfive[ -]?eighths?\b|\bcinco octavos?\b/, '5/8'],
  [
    /\b(?:a |one[ -])?half(?: an?)?[ -]?(?:inch|in\b)|\bhalf\b|\bmedi[ao] pulgada\b|\b(?:en|de|a) medi[ao]\b/,
    '1/2',
  ],
  [/\b(?:a |one[ -])?quarter\b|\b(?:un )?cuarto(?: de)? pulgada\b|\ben cuarto\b/, '1/4'],
  [/\b(?:an |one[ -])eighth\b|\bun octavo\b/, '1/8'],
  [/\b(?:1|one|una)[ -]?(?:inch|in|"|pulgada)(?: thick|s? unit| de (?:grosor|espesor)|$)/, '1'],
]

const fraction = /(?<![\d/])(1\/8|3\/16|1\/4|3\/8|1\/2|5\/8|3\/4)(?![\d/])/
const millimetres = /(?<![\d./])(\d{1,2}(?:\.\d+)?) ?(?:mm|milimetros)\b/

/** The thickness that a sentence names once its sizes are taken out; null where it names none. */
export function readThickness(text: string): number | null {
  const named = fraction.exec(text)?.[1] ?? spoken.find(([shape]) => shape.test(text))?.[1]
  const known = knownThicknesses.find(({ inches }) => inches === named)
  if (known) return known.mm
  const mm = Number(millimetres.exec(text)?.[1])
  return mm > 0 ? nearestKnown(mm) : null
}

/** 10 mm is what the trade sells as 3/8 in, and 12 mm as 1/2 in. */
function nearestKnown(mm: number): number {
  const near = knownThicknesses.find((option) => Math.abs(option.mm - mm) <= 0.75)
  return near?.mm ?? mm
}
