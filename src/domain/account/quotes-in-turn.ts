type Waiting = { answerAddress: string | null; due: object | null }

/** One's quotes with what waits for the customer first, and which of them have what stands once to a page. */
export function quotesInTurn<Quote extends Waiting>(quotes: readonly Quote[]) {
  const inTurn = quotes.toSorted((one, other) => Number(waits(other)) - Number(waits(one)))
  return {
    inTurn,
    /** Has the main action. */
    first: inTurn.find(waits),
    /** Has the words about cancelling, which stand beside the first way to pay, whatever comes before it. */
    firstPaidHere: inTurn.find(isPaidHere),
  }
}

function waits({ answerAddress, due }: Waiting): boolean {
  return answerAddress !== null || due !== null
}

/** Who says yes first pays where he says it. */
function isPaidHere({ answerAddress, due }: Waiting): boolean {
  return answerAddress === null && due !== null
}
