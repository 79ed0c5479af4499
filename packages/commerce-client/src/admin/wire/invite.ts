import type { HttpTypes } from '@medusajs/types'
import type { AdminUser } from './user.ts'

export type { AdminAcceptInvite, AdminInviteDeleteResponse } from '@medusajs/types/dist/http/index.js'

export type AdminAcceptInviteResponse = { user: AdminUser } | { message: string }

export interface AdminCreateInvite {
  email: string
  metadata?: Record<string, unknown> | null
}

/** An invite to the admin; `token` is what `accept` takes. */
export interface AdminInvite {
  id: string
  email: string
  accepted: boolean
  token: string
  expires_at: string
  metadata?: Record<string, unknown>
  created_at: string
  updated_at: string
}

export type AdminInviteListResponse = HttpTypes.PaginatedResponse<{ invites: AdminInvite[] }>

export interface AdminInviteResponse {
  invite: AdminInvite
}
