/** The shortest password a customer may choose. */
export const passwordMinLength = 6
/** The shortest password of someone who can see other people's data. */
export const staffPasswordMinLength = 12
export const passwordMaxLength = 128
export const fullNameMaxLength = 120
export const emailMaxLength = 254
export const phoneMaxLength = 40
export const addressMaxLength = 300
