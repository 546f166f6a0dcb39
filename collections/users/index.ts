import type { CollectionConfig } from 'payload'
import { env } from '@/config/env'
import { localeNames, locales } from '@/config/locales'
import { roles } from '@/domain/account/roles'
import { adminField, adminOverAnotherField, nobodyField } from '../access/field-rules'
import { adminOnly, closed, ifWorksHere, selfOrAdmin } from '../access/rules'
import { groups } from '../admin-groups'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { slugs } from '../slugs'
import { askSecondStep, dropSecondStep, endSessionOfReset } from './hooks/ask-second-step'
import { boundRefresh, endFormerSessions, seeFormerSession } from './hooks/bound-sessions'
import { confirmChangedEmail } from './hooks/confirm-changed-email'
import { askPasswordOfNewStaff, guardPasswordChange } from './hooks/guard-password-change'
import { forgetEmailChange } from './hooks/forget-email-change'
import { guardPasswordReset } from './hooks/guard-password-reset'
import { holdAccount, holdLeavingAccount } from './hooks/hold-account'
import { keepCreatedAt } from './hooks/keep-created-at'
import { keepLastAdmin, keepLastAdminRole } from './hooks/keep-last-admin'
import { leaveLeads } from './hooks/leave-leads'
import { mailConfirmation, silencePayloadMail } from './hooks/mail-confirmation'
import { notePasswordChange, noteReset, noteSignIn, noteSignOut } from './hooks/note-sessions'
import { forgiveAfterReset, forgiveAfterSignIn, slowGuessing } from './hooks/slow-guessing'
import { firstRegisterClosed } from './first-register-closed'
import { shopSession } from './shop-session'

const roleLabels = {
  customer: 'Customer',
  staff: 'Staff',
  office: 'Office',
  admin: 'Administrator',
}
const hours = 60 * 60
const milliseconds = 1000

export const Users: CollectionConfig = {
  slug: slugs.users,
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: groups.settings,
    useAsTitle: 'email',
    defaultColumns: ['email', 'fullName', 'role', '_verified', 'createdAt'],
    listSearchableFields: ['email', 'fullName', 'phoneNumber'],
    description:
      'Who can sign in. Customers use the site; staff, the office and administrators also this admin. Administrators see all accounts, others their own alone.',
  },
  access: {
    ...closed,
    admin: ifWorksHere,
    create: adminOnly,
    read: selfOrAdmin,
    update: selfOrAdmin,
    delete: adminOnly,
  },
  disableBulkEdit: true,
  auth: {
    tokenExpiration: 8 * hours,
    strategies: [shopSession],
    // Payload would lock the account itself, for whoever knows its address: see slowGuessing.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { secure: env().SITE_URL.startsWith('https:'), sameSite: 'Lax' },
    // Accounts get our own mails, stored and retried; nobody signs in before the address is confirmed.
    verify: true,
    forgotPassword: { expiration: 1 * hours * milliseconds },
  },
  endpoints: [firstRegisterClosed],
  hooks: {
    beforeOperation: [
      holdAccount,
      seeFormerSession,
      slowGuessing,
      guardPasswordReset,
      silencePayloadMail,
    ],
    beforeLogin: [askSecondStep],
    afterLogin: [forgiveAfterSignIn, noteSignIn, endFormerSessions],
    refresh: [boundRefresh],
    afterLogout: [holdLeavingAccount, noteSignOut],
    afterOperation: [forgiveAfterReset, noteReset, endSessionOfReset],
    beforeValidate: [guardPasswordChange, askPasswordOfNewStaff],
    beforeChange: [keepCreatedAt, keepLastAdminRole, confirmChangedEmail],
    afterChange: [mailConfirmation, leaveLeads, notePasswordChange],
    afterDelete: [dropSecondStep],
    beforeDelete: [
      keepLastAdmin,
      refuseWhileReferenced(
        [
          { collection: slugs.quotes, field: 'user', called: 'saved quotes' },
          { collection: slugs.payments, field: 'user', called: 'payments' },
        ],
        'Lock the account out with a new password instead.',
      ),
      forgetEmailChange,
    ],
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { update: adminOverAnotherField },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : undefined),
        ],
      },
    },
    {
      name: '_verified',
      type: 'checkbox',
      label: 'Email confirmed',
      access: { create: adminField, update: adminOverAnotherField },
      admin: {
        position: 'sidebar',
        description: 'Nobody signs in with an address that is not confirmed.',
      },
    },
    {
      name: '_verificationToken',
      type: 'text',
      hidden: true,
      index: true,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
    },
    // Payload's own, which it lets be sent with a new account
    { name: 'sessions', type: 'array', access: { create: nobodyField }, fields: [] },
    {
      name: 'secondStep',
      type: 'ui',
      admin: { components: { Field: '/src/admin/sign-in/second-step-of#SecondStepOf' } },
    },
    {
      name: 'sessionsOf',
      type: 'ui',
      admin: { components: { Field: '/src/admin/sign-in/sessions-of#SessionsOf' } },
    },
    { name: 'fullName', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'customer',
      options: roles.map((role) => ({ label: roleLabels[role], value: role })),
      saveToJWT: true,
      index: true,
      access: { create: adminField, update: adminOverAnotherField },
      admin: {
        position: 'sidebar',
        description:
          'Staff edit prices and content, and see inquiries and quotes. The office works on inquiries, quotes, payments and customers, and sees prices. Administrators see everything.',
      },
    },
    {
      name: 'language',
      type: 'select',
      label: 'Language of mails',
      options: locales.map((code) => ({ label: localeNames[code], value: code })),
      admin: {
        position: 'sidebar',
        description:
          'Empty: the language in which the address last wrote to us, and English where it never did.',
      },
    },
    { name: 'phoneNumber', type: 'text', maxLength: 40 },
    { name: 'address', type: 'textarea', maxLength: 300 },
    {
      name: 'favoriteStyles',
      type: 'relationship',
      relationTo: slugs.glassStyles,
      hasMany: true,
      maxRows: 50,
      admin: { description: 'Glass styles this person marked on the site.' },
    },
  ],
}
