/** A whole number and its fraction, a figure and its unit, and both sides of a size are one word each. */
export function keepTogether(text: string): string {
  return (
    text
      .replace(/(\d (?:ft|pies?)) (?=\d+(?: \d+\/\d+)? (?:in|pulg)\b)/g, '$1\u00a0')
      .replace(/(\d) (?=\d+\/\d)/g, '$1\u00a0')
      // `$57.15 in your total` has no inches
      .replace(/(?<!\$[\d,.]*)(\d) (?=(?:(?:sq )?(?:in|ft)|lb|pies?²?|pulg)\b)/g, '$1\u00a0')
      .replace(/\bsq (?=(?:in|ft)\b)/g, 'sq\u00a0')
      .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
  )
}
