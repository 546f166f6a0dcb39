/**
 * What must not be older, and why: the registry answers no audit, so this table is it. `least` is the
 * first release that has every fix named; whoever reads of another adds it here.
 */
const payload = {
  least: '3.90.0',
  why: 'the batch of October 2026 (CVE-2026-105849, -105855, -105859, CVE-2026-63316, GHSA-xgv3-crq2-6f69)',
}

export const floors = {
  payload,
  '@payloadcms/db-postgres': payload,
  '@payloadcms/drizzle': payload,
  '@payloadcms/email-nodemailer': payload,
  '@payloadcms/graphql': payload,
  '@payloadcms/live-preview-react': payload,
  '@payloadcms/next': payload,
  '@payloadcms/plugin-cloud-storage': payload,
  '@payloadcms/plugin-import-export': payload,
  '@payloadcms/richtext-lexical': payload,
  '@payloadcms/storage-s3': payload,
  '@payloadcms/ui': payload,
  next: {
    least: '16.4.1',
    why: 'code from outside through `use cache` and through SVG pictures (GHSA-673q-mjm6-r5xr, GHSA-2464-fhr4-w9xw)',
  },
  sharp: { least: '0.35.5', why: 'code from outside through SVG pictures (GHSA-2464-fhr4-w9xw)' },
  'drizzle-orm': { least: '0.45.2', why: 'SQL injection (payloadcms/payload#16168)' },
  stripe: { least: '23.0.1', why: 'an empty webhook secret was accepted' },
}

/** What must not be installed at all. */
export const banned = {
  '@payloadcms/plugin-form-builder': 'runs code from outside (CVE-2026-105857)',
  '@payloadcms/plugin-stripe': 'answers events before they are handled',
}
