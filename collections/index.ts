import type { CollectionConfig, GlobalConfig } from 'payload'
import { Users } from './users'

export const collections: CollectionConfig[] = [Users]

export const globals: GlobalConfig[] = []
