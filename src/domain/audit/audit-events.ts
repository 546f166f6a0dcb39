/** What is written down of who did what; once written, nobody changes it. */
export const auditEvents = {
  signedIn: 'Signed in',
  signInRefused: 'Sign-in refused',
  signedOut: 'Signed out',
  sessionEnded: 'Session ended',
  passwordChanged: 'Password changed',
  passwordReset: 'Password reset',
  secondStepSet: 'Second step switched on',
  secondStepEnded: 'Second step switched off',
  recoveryCodesMade: 'Recovery codes made',
  recoveryCodeUsed: 'Recovery code used',
  sessionsEnded: 'Other sessions ended',
  dataTaken: 'Own data taken along',
  accountMade: 'Account made',
  accountChanged: 'Account changed',
  accountDeleted: 'Account deleted',
  refused: 'Refused',
  price: 'Price or rule',
  settings: 'Settings',
  money: 'Money',
  quote: 'Quote',
  customers: 'Customers joined or parted',
  exported: 'Exported',
} as const

export type AuditEvent = keyof typeof auditEvents

/** For how long a line is kept; the database lets none go before. */
export const auditKeptDays = 400
