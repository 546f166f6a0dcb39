/** The cells of the account as the rows of a ledger: what it is, and beside it what can be done. */
export const ledger =
  'border-b border-rule lg:col-start-1 [&>section]:border-t! [&>section]:border-l-0! [&>section]:border-rule [&>section]:px-0! md:[&>section]:grid md:[&>section]:grid-cols-[14rem_minmax(0,1fr)] md:[&>section]:items-start md:[&>section]:gap-x-8 md:[&>section>:last-child]:mt-2'
