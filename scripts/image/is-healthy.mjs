// Of the image: ends well while the site of this container answers and its database does.
const url = `http://127.0.0.1:${process.env.PORT || '3000'}/api/health`
const isHealthy = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isHealthy ? 0 : 1)
