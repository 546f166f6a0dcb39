/**
 * How Node starts what loads Payload's configuration. The editor's packages choose their build in a
 * top-level await from which Node 20, with a loader beside it, at times never returns: it then ends as
 * if all were well, with nothing done. Under this condition they name the build themselves.
 */
export const withPayload = ['--conditions=production', '--import', 'tsx']
