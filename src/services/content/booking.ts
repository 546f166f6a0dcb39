import 'server-only'
import { readBookingRules } from '@collections/globals/read-booking'
import { cachedRead } from './cached-read'

/** What pages say about visits to book; what is free at a moment is never read from here. */
export const readBooking = cachedRead('booking', (payload) => readBookingRules({ payload }))
