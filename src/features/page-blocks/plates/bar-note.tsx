type Props = {
  /** The whole of it. */
  note: string
  /** What is seen of it, where it says less. */
  short?: string | undefined
}

/**
 * What a figure at the foot of a phone is of, in one line: where all of it has no room, its last words stand
 * alone, with or without tax; the rest is read out, and stands in the rail.
 */
export function BarNote({ note, short }: Props) {
  const seen = short ?? note
  const last = seen.lastIndexOf(', ') + 2
  const parts = last < 2 ? [seen] : [seen.slice(0, last), seen.slice(last)]
  return (
    <span className="mt-1 block fractions text-caption leading-tight text-text-second">
      {short === undefined ? null : <span className="sr-only">{note}</span>}
      <span
        aria-hidden={short === undefined ? undefined : true}
        // its last line is the one that is seen
        className="flex h-[1lh] flex-wrap-reverse content-end overflow-hidden"
      >
        {parts.map((part) => (
          <span key={part} className="max-w-full overflow-hidden text-ellipsis whitespace-pre">
            {part}
          </span>
        ))}
      </span>
    </span>
  )
}
