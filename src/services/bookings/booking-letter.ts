import 'server-only'
import { readBookingRules } from '@collections/globals/read-booking'
import type { Payload, PayloadRequest } from 'payload'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import { translatorOf } from '@/i18n/translator'
import { bookingMail } from '@/mail/booking-mail'
import type { BookingNews } from '@/mail/booking-mail'
import type { MailMessage } from '@/mail/mail-message'
import type { Booking, Visit } from '@/payload-types'
import { visitFile } from '../calendar/visit-file'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { addressOfVisit } from './booking-token'

type Args = {
  payload: Payload
  req?: PayloadRequest
  booking: Booking
  visit: Pick<Visit, 'id' | 'start' | 'end' | 'createdAt' | 'updatedAt'>
  about: BookingNews
}

/** A letter about a booked visit, from what is true now; null where there is nobody to write to. */
export async function bookingLetter(args: Args): Promise<MailMessage | null> {
  const { payload, req, booking, visit, about } = args
  const { email, language: locale } = booking
  if (!email) return null
  const reading = { payload, ...(req === undefined ? {} : { req }) }
  const head = await letterhead({ ...reading, to: email, locale })
  const { changeHours } = await readBookingRules(reading)
  const t = translatorOf(locale, 'booking')
  const subject = isVisitSubject(booking.about) ? booking.about : 'other'
  const calendar =
    about === 'tomorrow'
      ? null
      : visitFile({
          visit,
          isCancelled: about === 'called_off',
          summary: t('calendar', { company: head.company.name }),
          address: booking.address ?? '',
          url: addressOfVisit(booking),
        })
  return bookingMail(head, about, {
    start: visit.start,
    end: visit.end,
    address: booking.address ?? '',
    about: t(`subjects.${subject}`),
    changeHours,
    url: addressOfVisit(booking),
    calendar,
  })
}

/** Stores it to be sent with what the transaction writes. */
export async function queueBookingLetter(args: Args & { req: PayloadRequest }): Promise<void> {
  const message = await bookingLetter(args)
  if (message !== null) await queueMail({ payload: args.payload, req: args.req, message })
}
