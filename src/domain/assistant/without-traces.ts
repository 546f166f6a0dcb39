/** A question without what would tell who asked it: addresses, telephone numbers, long numbers. */
export function withoutTraces(text: string): string {
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\bhttps?:\/\/\S+/gi, '…')
    .replace(/\+?\(?\d(?:[\s().-]*\d){6,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}
