export const timeZone = 'America/Chicago'
