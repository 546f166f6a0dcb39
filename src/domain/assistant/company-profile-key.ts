/** The entry that the assistant reads. */
export const companyProfileKey = 'company_profile_main'
