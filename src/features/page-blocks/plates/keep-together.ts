/** A whole number and its fraction, and a figure and its unit, are one word: no line breaks between them. */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) (?=\d+\/\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(?:in|ft|lb|pies?²?)\b)/g, '$1\u00a0')
}
