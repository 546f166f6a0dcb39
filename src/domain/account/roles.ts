/** What an account may be; what each of them may do is said in the access rules of the collections. */
export const roles = ['customer', 'staff', 'office', 'admin'] as const

export type Role = (typeof roles)[number]
