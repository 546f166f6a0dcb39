import { SheetOutline } from './sheet-outline'

/** Holds the place of a flow while its part of the program arrives; what is said meanwhile stands beside its sheet. */
export function FlowLoading() {
  return (
    <div className="page min-h-screen pt-10 pb-24" aria-busy="true" data-flow-comes="">
      <div className="h-px w-full bg-rule" />
      <SheetOutline className="mt-44 lg:mt-9 lg:ml-auto lg:w-[54%]" />
    </div>
  )
}
