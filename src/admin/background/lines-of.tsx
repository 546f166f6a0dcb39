type Props = { title: string; none: string; lines: { what: string; how: string }[] }

/** A heading and what stands under it, a line each; or that there is nothing. */
export function LinesOf({ title, none, lines }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <dl className="background-lines">
          {lines.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
