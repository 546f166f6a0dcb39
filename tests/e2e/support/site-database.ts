/** Where the database of the test site is; whoever starts the site hands it over in the environment. */
export function siteDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL says where the test site has its database.')
  return url
}
