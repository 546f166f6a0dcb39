import type { Endpoint } from 'payload'

/**
 * Payload lets whoever comes first to an empty database make himself its administrator.
 * Ours is made from the environment before the site opens.
 */
export const firstRegisterClosed: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    Response.json(
      {
        errors: [
          { message: 'The first administrator is named by ADMIN_EMAIL and ADMIN_PASSWORD.' },
        ],
      },
      { status: 403 },
    ),
}
