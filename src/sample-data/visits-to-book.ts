import type { DataFromGlobalSlug } from 'payload'

type Settings = Omit<DataFromGlobalSlug<'booking'>, 'id' | 'updatedAt' | 'createdAt' | 'globalType'>

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** Two crews that measure, by parts of the area, so that nobody drives across it and back. */
export const visitsToBook: Settings = {
  isOpen: true,
  hours: [
    ...weekdays.flatMap((weekday) => [
      { weekday, from: '08:00', until: '12:00' },
      { weekday, from: '13:00', until: '17:00' },
    ]),
    { weekday: 'saturday', from: '09:00', until: '13:00' },
  ],
  lengthMinutes: 60,
  places: 2,
  leadHours: 20,
  aheadDays: 27,
  changeHours: 24,
  holdMinutes: 15,
  keepsHolidays: true,
  closedDays: [],
  measureDays: 3,
  approveDays: 1,
  makeDaysLeast: 5,
  makeDaysMost: 10,
  installDays: 2,
  commercial: {
    measureDays: 3,
    approveDays: 6,
    makeDaysLeast: 10,
    makeDaysMost: 20,
    installDays: 3,
  },
  areas: [
    {
      name: 'Dallas',
      zips: '752, 753, 75001, 75006, 75038, 75039, 75061, 75062, 75063',
      weekdays: ['monday', 'wednesday', 'friday', 'saturday'],
    },
    {
      name: 'Frisco, Plano, McKinney',
      zips: '75033, 75034, 75035, 75036, 75023, 75024, 75025, 75074, 75075, 75093, 75069, 75070, 75071',
      weekdays: ['tuesday', 'thursday'],
    },
    {
      name: 'Fort Worth, Arlington',
      zips: '761, 7600, 7601, 7605, 7606',
      weekdays: ['monday', 'thursday'],
    },
    {
      name: 'Denton, Lewisville, Flower Mound',
      zips: '7620, 7621, 75022, 75028, 75056, 75057, 75067, 75077',
      weekdays: ['tuesday', 'friday'],
    },
    {
      name: 'Garland, Mesquite, Richardson',
      zips: '7504, 75080, 75081, 75082, 75149, 75150, 75180, 75181',
      weekdays: ['wednesday'],
    },
  ],
  elsewhere: 'nowhere',
}
