/** "Polished chrome hardware", "Herrajes de cromo pulido". */
const english = /^(.+\S)(\s+hardware)$/i
const spanish = /^(herrajes\s+(?:de\s+)?)(\S.*)$/i

/** The name of a metal where all of them stand: what they are of is said above, and only read aloud again. */
export function MetalName({ name }: { name: string }) {
  const [, short, hardware] = english.exec(name) ?? []
  if (short) {
    return (
      <>
        {short}
        <span className="sr-only">{hardware}</span>
      </>
    )
  }
  const [, before, rest] = spanish.exec(name) ?? []
  if (!rest) return name
  return (
    <>
      <span className="sr-only">{before}</span>
      <span className="inline-block first-letter:uppercase">{rest}</span>
    </>
  )
}
