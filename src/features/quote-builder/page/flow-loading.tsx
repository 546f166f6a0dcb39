/** Holds the place of a flow while its part of the program arrives. */
export function FlowLoading() {
  return (
    <div className="page min-h-screen pt-10" aria-busy="true" data-flow-comes="">
      <div className="h-px w-full bg-rule" />
    </div>
  )
}
