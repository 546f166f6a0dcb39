/** The field in which an answer is written: an address that ends with it leads there. */
export const answerField = 'inbox-text'

/** Where it is said whose an inquiry is. */
export const assignField = 'inbox-assigned'
