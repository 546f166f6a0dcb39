/**
 * What the database takes as text: PostgreSQL refuses NUL, and half of a surrogate pair is no
 * character in any encoding.
 */
export const storableText = /^[^\u0000\p{Cs}]*$/u

/** The same in one line: a control character could break a mail header or a list. */
export const storableLine = /^[^\p{Cc}\p{Cs}]*$/u
