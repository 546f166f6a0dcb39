/** A name of the catalogue as it stands within a sentence; "U-channel" and "Low-E" keep their letter. */
export function insideSentence(name: string): string {
  const [first = ''] = name.split(/\s/)
  return /^\p{Lu}\p{Ll}+\P{L}*$/u.test(first) || /^\p{Lu}\p{Ll}+-\p{Ll}/u.test(first)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}
