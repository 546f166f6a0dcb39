import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { placesOf } from '@/domain/company/company-facts'
import { translatorOf } from '@/i18n/translator'
import { readCompany } from '@/services/content/company'
import { readPostList } from '@/services/content/posts'

/** A build knows neither the site's address nor its content. */
export const dynamic = 'force-dynamic'

/** The site in one page of Markdown, for programs that read before they answer. */
export async function GET() {
  const company = await readCompany(defaultLocale)
  const posts = await readPostList(defaultLocale)
  const t = translatorOf(defaultLocale, 'meta')
  const places = placesOf(company)
  const site = env().SITE_URL
  const facts = [
    ['Phone', company.phone],
    ['Emergency phone, day and night', company.emergencyPhone],
    ['Email', company.salesEmail],
    ['Address', company.address.full],
    ['Works in', company.serviceArea],
    ['Crews work', hoursOf(company.serviceHours)],
    ['Showroom open', hoursOf(company.showroomHours)],
    ['Languages', 'English, Spanish (the same addresses under /es)'],
  ].filter(([, value]) => value !== '')
  const text = [
    `# ${company.name}`,
    `> ${company.aboutUs || t('home.description', places)}`,
    facts.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
    '## Pages',
    publicPages
      .map(
        ({ key, path }) =>
          `- [${t(`${key}.title`, places)}](${site}${path}): ${t(`${key}.description`, places)}`,
      )
      .join('\n'),
    ...(posts.length === 0
      ? []
      : [
          '## Articles',
          posts
            .map(({ slug, title, excerpt }) => `- [${title}](${site}/posts/${slug}): ${excerpt}`)
            .join('\n'),
        ]),
    '## Prices',
    `Prices are calculated online, itemized, without an account: ${site}/get-quote. The final price may vary after site inspection.`,
  ].join('\n\n')
  return new Response(`${text}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  })
}

function hoursOf({ weekdays, saturday, sunday }: Record<string, string>): string {
  return [weekdays, saturday, sunday].filter(Boolean).join('; ')
}
