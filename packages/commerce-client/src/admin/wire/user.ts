import type { HttpTypes } from '@medusajs/types'

export type {
  AdminUpdateUser,
  AdminUserAuthProvidersResponse,
  AdminUserDeleteResponse,
  AdminUserListParams,
  AdminUserParams,
  AdminUserResetPasswordTokenResponse,
} from '@medusajs/types/dist/http/index.js'

/** A user of the admin. */
export interface AdminUser {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
  metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  deleted_at: string | null
}

export type AdminUserListResponse = HttpTypes.PaginatedResponse<{ users: AdminUser[] }>

export interface AdminUserResponse {
  user: AdminUser
}
