import nodemailer from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { patientSmtp } from './patient-smtp'

const optionsOf = (address: string) => nodemailer.createTransport(patientSmtp(address)).options

describe('the address of a mail server', () => {
  it('is waited at for seconds, not for ten minutes', () => {
    expect(optionsOf('smtp://127.0.0.1:1025')).toMatchObject({
      host: '127.0.0.1',
      port: 1025,
      secure: false,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
  })

  it('keeps who signs in there, and what it says itself', () => {
    const given = 'smtps://site%40example.com:p%2Fss%3A1@mail.example.com/?socketTimeout=5000'
    expect(optionsOf(given)).toMatchObject({
      host: 'mail.example.com',
      secure: true,
      auth: { user: 'site@example.com', pass: 'p/ss:1' },
      socketTimeout: 5_000,
      greetingTimeout: 10_000,
    })
  })
})
