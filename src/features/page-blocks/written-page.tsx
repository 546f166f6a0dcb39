import type { PageContent } from '@/services/content/pages'
import { PageOpening } from '@/ui/page/page-opening'
import { Photo } from '@/ui/photo'
import { PageBody } from './page-body'

/** A page that is all the staff's own: title, picture and text. */
export function WrittenPage({ page: { title, intro, picture, body } }: { page: PageContent }) {
  return (
    <>
      <PageOpening
        title={title}
        {...(intro && { lead: intro })}
        aside={
          picture === null ? undefined : (
            <Photo
              picture={picture}
              sizes="(min-width: 1024px) 612px, 100vw"
              className="aspect-[4/3] w-full object-cover"
              first
            />
          )
        }
      />
      {body ? (
        <section className="border-t border-rule">
          <div className="page py-20 lg:py-28">
            <div className="max-w-180">
              <PageBody body={body} />
            </div>
          </div>
        </section>
      ) : null}
    </>
  )
}
