import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems'
import {
  passwordChangeFormSchema,
  passwordChangeSchema,
  passwordResetFormSchema,
} from './password-forms'
import { accountProblemCode } from './problem-codes'
import { profileSchema } from './profile'
import { registrationFormSchema, registrationSchema } from './registration'
import { mailRequestSchema, signInSchema } from './sign-in'

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }

function problems(result: Parsed): Record<string, string> {
  const found = fieldProblems(result.error?.issues ?? [], accountProblemCode)
  return Object.fromEntries(found.map(({ field, code }) => [field, code]))
}

const sound = { fullName: 'Avery Sample', email: 'avery@example.com', password: 'x7kQ2mw0' }

describe('registering', () => {
  it('takes a name, an address and a password, and tidies the first two', () => {
    expect(
      registrationSchema.parse({
        ...sound,
        fullName: '  Avery Sample ',
        email: ' Avery@Example.COM ',
      }),
    ).toEqual(sound)
  })

  it('drops whatever else is in the body', () => {
    expect(registrationSchema.parse({ ...sound, role: 'admin', _verified: true, id: 1 })).toEqual(
      sound,
    )
  })

  it('names every field of an empty form', () => {
    const empty = { fullName: '', email: '', password: '', confirmPassword: '' }
    expect(problems(registrationFormSchema.safeParse(empty))).toEqual({
      fullName: 'fullNameRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
      confirmPassword: 'confirmRequired',
    })
    expect(problems(registrationSchema.safeParse({}))).toEqual({
      fullName: 'fullNameRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
    })
  })

  it('says that the passwords differ where only one was typed', () => {
    expect(problems(registrationFormSchema.safeParse({ ...sound, confirmPassword: '' }))).toEqual({
      confirmPassword: 'passwordsDiffer',
    })
  })

  it('says that the passwords differ together with the other problems', () => {
    const form = { ...sound, fullName: '', confirmPassword: 'something else' }
    expect(problems(registrationFormSchema.safeParse(form))).toEqual({
      fullName: 'fullNameRequired',
      confirmPassword: 'passwordsDiffer',
    })
  })

  it('refuses a short password and one’s own address as a password', () => {
    expect(problems(registrationSchema.safeParse({ ...sound, password: 'abc12' }))).toEqual({
      password: 'passwordTooShort',
    })
    expect(problems(registrationSchema.safeParse({ ...sound, password: sound.email }))).toEqual({
      password: 'passwordTooCommon',
    })
  })

  it.each([null, 'text', 3, [], { fullName: {}, email: [], password: 7 }])(
    'answers %j with problems, never with an exception',
    (body) => {
      expect(registrationSchema.safeParse(body).success).toBe(false)
    },
  )

  it.each([
    'avery',
    'avery@',
    '@example.com',
    'a b@example.com',
    'avery@example',
    'a@b..com',
    'josé@example.com',
    'user@bücher.de',
    'a..b@example.com',
    '.a@example.com',
    'a\n@example.com',
    '<a@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j as an address', (email) => {
    expect(problems(registrationSchema.safeParse({ ...sound, email }))).toEqual({
      email: 'emailInvalid',
    })
  })

  it.each(['a@b.co', "o'brien+glass@mail.example.org", 'ana@ejemplo-vidrio.es'])(
    'takes %j as an address',
    (email) => {
      expect(registrationSchema.parse({ ...sound, email }).email).toBe(email)
    },
  )

  it('refuses a name that would break a line', () => {
    expect(
      problems(
        registrationSchema.safeParse({ ...sound, fullName: 'Avery\r\nBcc: all@example.com' }),
      ),
    ).toEqual({ fullName: 'invalid' })
  })
})

describe('signing in', () => {
  it('asks for both fields and nothing about the password but that it is there', () => {
    expect(problems(signInSchema.safeParse({ email: '', password: '' }))).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    })
    expect(signInSchema.safeParse({ email: 'a@b.co', password: '1' }).success).toBe(true)
  })

  it('asks for an address before it sends a mail', () => {
    expect(problems(mailRequestSchema.safeParse({ email: 'nobody' }))).toEqual({
      email: 'emailInvalid',
    })
  })
})

describe('the profile', () => {
  it.each(['zero \u0000', 'half \ud83d'])('names the field that holds %j', (text) => {
    const profile = { fullName: text, phoneNumber: '', address: text }
    expect(problems(profileSchema.safeParse(profile))).toEqual({
      fullName: 'invalid',
      address: 'invalid',
    })
  })

  it('takes an empty phone number and address', () => {
    const profile = { fullName: 'Avery Sample', phoneNumber: '', address: ' ' }
    expect(profileSchema.parse(profile)).toEqual({ ...profile, address: '' })
  })

  it.each(['(469) 555-0117', '+49 30 1234567', '469.555.0117 x12', '4695550117'])(
    'takes %s as a phone number',
    (phoneNumber) => {
      expect(profileSchema.safeParse({ fullName: 'A', phoneNumber, address: '' }).success).toBe(
        true,
      )
    },
  )

  it.each(['555', 'call me', '12345678901234567890', '<script>'])(
    'refuses %s as a phone number',
    (phoneNumber) => {
      expect(
        problems(profileSchema.safeParse({ fullName: 'A', phoneNumber, address: '' })),
      ).toEqual({
        phoneNumber: 'phoneInvalid',
      })
    },
  )
})

describe('a new password', () => {
  it('has to differ from the old one', () => {
    const same = { currentPassword: 'x7kQ2mw0', newPassword: 'x7kQ2mw0' }
    expect(problems(passwordChangeSchema.safeParse(same))).toEqual({
      newPassword: 'passwordUnchanged',
    })
  })

  it('names every field of an empty form', () => {
    const empty = { newPassword: '', confirmPassword: '' }
    const missing = { newPassword: 'passwordRequired', confirmPassword: 'confirmRequired' }
    expect(problems(passwordResetFormSchema.safeParse(empty))).toEqual(missing)
    const change = { ...empty, currentPassword: '' }
    expect(problems(passwordChangeFormSchema.safeParse(change))).toEqual({
      ...missing,
      currentPassword: 'passwordRequired',
    })
  })

  it('is typed twice alike', () => {
    const form = { currentPassword: 'old', newPassword: 'x7kQ2mw0', confirmPassword: 'x7kQ2mw' }
    expect(problems(passwordChangeFormSchema.safeParse(form))).toEqual({
      confirmPassword: 'passwordsDiffer',
    })
    expect(problems(passwordResetFormSchema.safeParse(form))).toEqual({
      confirmPassword: 'passwordsDiffer',
    })
  })
})
