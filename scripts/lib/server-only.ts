// Stands in for `server-only`, whose own file throws outside of a build: plain Node is a server too.
export {}
