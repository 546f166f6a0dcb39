/**
 * What keeps its connections to the server has to be the one that closes them, or a request meets one that is
 * just closing: nginx and the usual load balancers keep one for a minute.
 */
export const keepAlive = ['--keepAliveTimeout', '75000']
