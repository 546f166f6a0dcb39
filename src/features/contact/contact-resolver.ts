import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { contactSchema } from '@/domain/inquiry/inquiry-forms'
import type { ContactFields } from '@/domain/inquiry/inquiry-forms'

export const contactResolver: Resolver<ContactFields> = zodResolver(contactSchema)
