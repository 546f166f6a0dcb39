import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import createNextIntlPlugin from 'next-intl/plugin'

const dirname = path.dirname(fileURLToPath(import.meta.url))
const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed while the site is built, not in the browser, which would need the parser.
  experimental: {
    messages: { path: './src/messages', locales: 'infer', format: 'json', precompile: true },
  },
})

/** The default language has no prefix: `/about` is served by the route `/en/about`. */
const unprefixed = '/:path((?!(?:en|es|api|admin|_next)(?:/|$)).*)'

/** What holds for the admin and for what is not found, too. */
const everywhere = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"

/** @type {import('next').NextConfig} */
const site = {
  reactStrictMode: true,
  poweredByHeader: false,
  cacheHandler: path.join(dirname, 'src/policy/policed-page-cache.mjs'),
  cacheMaxMemorySize: 0,
  turbopack: { root: dirname },
  // Nothing reads maps where the site runs: a build with them takes longer and three times the disk.
  experimental: { turbopackSourceMaps: process.env.NODE_ENV !== 'production' },
  // The first five would be bundled anew for each of a hundred routes: a build takes half of the time, and the
  // server's part of it is a third, without them.
  // Letters are written with React's own server renderer, which the build of pages has none of; the
  // renderer of PDFs is left outside by Next itself.
  // What counts and traces is one for the whole process, and reaches into packages as they are loaded.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/email-nodemailer',
    'nodemailer',
    'stripe',
    'react-email',
    'prom-client',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/instrumentation',
    '@opentelemetry/instrumentation-pg',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
  // `npm run verify` checks the types; a start need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  images: {
    formats: ['image/webp'],
    // a query would make each spelling of it a picture of its own
    localPatterns: [
      { pathname: '/api/media/file/**', search: '' },
      { pathname: '/_next/static/media/**', search: '' },
    ],
    // every width stands in each page once per picture, and no picture is wider than the last
    deviceSizes: [480, 750, 1080, 1600, 2400],
    imageSizes: [128, 256, 384],
  },
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: unprefixed, destination: '/en/:path' },
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: '/(.*)',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
        { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        // Pages bring their own besides (src/policy), and the browser applies both.
        { key: 'Content-Security-Policy', value: everywhere },
      ],
    },
    {
      // The one page that draws on a picture of the visitor's room, and takes it with the camera if asked to.
      source: '/:language(es)?/ar-try-on',
      headers: [
        { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=()' },
      ],
    },
    {
      // The address of a quote is a secret: no other site learns it, and no search engine keeps it.
      source: '/:language(es)?/q/:path+',
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
    {
      // So is that of a booked visit, whose forms have to say that they come from here.
      source: '/:language(es)?/visit/:path+',
      headers: [
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
    {
      source: '/api/:path*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        },
      ],
    },
  ],
}

const config = withPayload(withNextIntl(site))

// Payload asks every page for client hints, which makes Chromium fetch each first document twice.
// Only the admin reads them.
const allHeaders = config.headers
config.headers = async () =>
  (await allHeaders()).map((rule) =>
    rule.headers.some((header) => header.key === 'Critical-CH')
      ? { ...rule, source: '/admin/:path*' }
      : rule,
  )

export default config
