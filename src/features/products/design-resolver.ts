import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { designSchema } from '@/domain/inquiry/inquiry-forms'
import type { DesignFields } from '@/domain/inquiry/inquiry-forms'

export const designResolver: Resolver<DesignFields> = zodResolver(designSchema)
