import { expect, it } from 'vitest'
import { isBookedAs } from './booking-form'

const sent = {
  name: ' Casey Books ',
  email: 'Casey@example.com',
  phone: '(469) 555-0117',
  address: '12 Sample Street, Frisco, TX 75034',
  about: 'shower',
  message: '',
}
const booked = { ...sent, name: 'Casey Books', email: 'casey@example.com', message: null }

it('a form that is sent once more says what was booked, unless something in it was corrected', () => {
  expect(isBookedAs(booked, sent)).toBe(true)
  for (const other of [
    { name: 'Casey Book' },
    { phone: '(469) 555-0118' },
    { email: 'casey@example.org' },
    { address: '12 Sample Street, Frisco' },
    { about: 'mirror' },
    { message: 'Gate code 4711' },
    { phone: '12' },
  ]) {
    expect(isBookedAs(booked, { ...sent, ...other }), JSON.stringify(other)).toBe(false)
  }
})
