let address: string | null = null

/** The address that the visitor typed and a letter went to: this page's memory has it alone, until it is loaded anew. */
export function letterSentTo(): string | null {
  return address
}

/** Null once it is to be forgotten. */
export function noteLetterTo(typed: string | null): void {
  address = typed
}
