import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import nodemailer from 'nodemailer'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections, globals } from './collections'
import { closeInternals } from './collections/close-internals'
import { queryPresets } from './collections/with-presets'
import { refuseUnreadableValues } from './collections/hooks/refuse-unreadable-values'
import { sayErrors } from './collections/hooks/say-errors'
import { env, isServing } from './src/config/env'
import { defaultLocale, localeNames, locales } from './src/config/locales'
import { reliable } from './src/integrations/database/reliable-postgres'
import { forgetPhotosTask } from './src/integrations/jobs/forget-photos-task'
import { patientSmtp } from './src/integrations/email/patient-smtp'
import { sendMailTask } from './src/integrations/email/send-mail-task'
import { afterQuoteTask } from './src/integrations/jobs/after-quote-task'
import { afterPaymentTask } from './src/integrations/jobs/after-payment-task'
import { nameRequestInJobs } from './src/integrations/jobs/name-request'
import { visitLetterTask } from './src/integrations/jobs/visit-letter-task'
import { webhookTask } from './src/integrations/jobs/webhook-task'
import { logOptions } from './src/integrations/log/log-options'
import { noteRefusedOperation } from './collections/audit/note-refused-operation'
import { mediaStore } from './src/integrations/storage/media-store'

const dirname = path.dirname(fileURLToPath(import.meta.url))
const { DATABASE_URL, LOG_LEVEL, MAIL_FROM, PAYLOAD_SECRET, SITE_URL, SMTP_URL } = env()

export default buildConfig({
  admin: {
    user: 'users',
    avatar: 'default',
    components: {
      beforeDashboard: [
        '/src/admin/today/first-day#FirstDay',
        '/src/admin/today/today#Today',
        '/src/admin/money/money-owed#MoneyOwedPart',
      ],
      Nav: '/src/admin/nav/own-nav#OwnNav',
      graphics: { Icon: '/src/admin/nav/brand#BrandIcon', Logo: '/src/admin/nav/brand#BrandLogo' },
      views: {
        login: { Component: '/src/admin/sign-in/sign-in-view#SignInView', path: '/login' },
        unauthorized: {
          Component: '/src/admin/sign-in/not-entitled-view#NotEntitledView',
          path: '/unauthorized',
        },
        jobsBoard: {
          Component: '/src/admin/jobs/jobs-view#JobsView',
          path: '/jobs-board',
          exact: true,
          meta: { title: 'Jobs' },
        },
        background: {
          Component: '/src/admin/background/background-view#BackgroundView',
          path: '/background',
          exact: true,
          meta: { title: 'Background work' },
        },
        importCustomers: {
          Component: '/src/admin/import/import-view#ImportView',
          path: '/import-customers',
          exact: true,
          meta: { title: 'Import customers' },
        },
        friday: {
          Component: '/src/admin/friday/friday-view#FridayView',
          path: '/friday',
          exact: true,
          meta: { title: 'How it went' },
        },
        prices: {
          Component: '/src/admin/prices/prices-view#PricesView',
          path: '/prices',
          exact: true,
          meta: { title: 'Prices' },
        },
      },
    },
    importMap: {
      baseDir: dirname,
      importMapFile: path.resolve(dirname, 'src/app/(payload)/admin/importMap.js'),
    },
    meta: {
      // read before any row is: it names no company
      titleSuffix: ' · Office',
      openGraph: { siteName: 'Office', title: 'Office' },
    },
  },
  collections,
  globals,
  cookiePrefix: 'site',
  csrf: [SITE_URL],
  db: nameRequestInJobs(
    reliable(
      postgresAdapter({
        migrationDir: path.resolve(dirname, 'migrations'),
        push: false,
        pool: {
          connectionString: DATABASE_URL,
          max: 10,
          connectionTimeoutMillis: 10_000,
          keepAlive: true,
          // whoever forgets to end a transaction gives its rows and its connection back
          idle_in_transaction_session_timeout: 60_000,
          // a migration may take its time, a visitor's question may not
          ...(isServing() && { statement_timeout: 10_000 }),
        },
      }),
    ),
  ),
  defaultDepth: 1,
  editor: lexicalEditor(),
  email: nodemailerAdapter({
    defaultFromAddress: MAIL_FROM ?? 'hello@trinityedgeglass.example',
    // letters of ours carry the company's name of the day
    defaultFromName: new URL(SITE_URL).hostname,
    skipVerify: true,
    transport: SMTP_URL
      ? nodemailer.createTransport(patientSmtp(SMTP_URL))
      : nodemailer.createTransport({ jsonTransport: true }),
  }),
  graphQL: { disable: true },
  hooks: { afterError: [noteRefusedOperation, sayErrors, refuseUnreadableValues] },
  // the language of Payload's own screens, as each account chooses
  i18n: {
    supportedLanguages: { en, es },
    fallbackLanguage: 'en',
    // the platform would write <No Supplier>
    translations: { en: { general: { noLabel: '–' } }, es: { general: { noLabel: '–' } } },
  },
  jobs: {
    access: { cancel: () => false, queue: () => false, run: () => false },
    deleteJobOnComplete: true,
    tasks: [
      sendMailTask,
      afterPaymentTask,
      afterQuoteTask,
      visitLetterTask,
      webhookTask,
      forgetPhotosTask,
    ],
  },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    fallback: true,
  },
  logger: { options: logOptions(LOG_LEVEL) },
  maxDepth: 3,
  queryPresets,
  plugins: [mediaStore(env())],
  secret: PAYLOAD_SECRET,
  serverURL: SITE_URL,
  sharp,
  telemetry: false,
  typescript: { autoGenerate: false, outputFile: path.resolve(dirname, 'src/payload-types.ts') },
  upload: {
    limits: { fileSize: 15_000_000 },
    responseOnLimit: 'This file is larger than 15 MB. Save it smaller and try again.',
  },
}).then(closeInternals)
