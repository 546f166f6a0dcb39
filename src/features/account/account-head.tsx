import { withAddressBreaks } from '@/ui/with-address-breaks'

/** What a sheet of the account is about. */
export function AccountHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="text-title md:text-h2">{title}</h1>
      <p className="mt-4 max-w-lg [overflow-wrap:anywhere] text-text-second">
        {withAddressBreaks(lead)}
      </p>
    </>
  )
}
