/**
 * The cells of the account as the rows of a ledger: what it is, and beside it what can be done; below it on a
 * small desk, where the column beside the details is narrow.
 */
export const ledger =
  'border-b border-rule lg:col-start-1 [&>section]:border-t! [&>section]:border-l-0! [&>section]:border-rule [&>section]:px-0! md:max-lg:[&>section]:grid md:max-lg:[&>section]:grid-cols-[14rem_minmax(0,1fr)] md:max-lg:[&>section]:items-start md:max-lg:[&>section]:gap-x-8 md:max-lg:[&>section>:last-child]:mt-2 xl:[&>section]:grid xl:[&>section]:grid-cols-[14rem_minmax(0,1fr)] xl:[&>section]:items-start xl:[&>section]:gap-x-8 xl:[&>section>:last-child]:mt-2'
