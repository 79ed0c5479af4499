import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

export interface AdminFeatureFlagsResponse {
  feature_flags: Record<string, boolean>
}

/** Feature flags of the server. */
export function featureFlag(request: Requests) {
  return {
    /**
     * Lists the feature flags and whether they are on. Needs no sign-in. `GET /admin/feature-flags`
     *
     * @example
     * const { feature_flags } = await admin.featureFlag.list()
     */
    list: (
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminFeatureFlagsResponse> =>
      request.get('/admin/feature-flags', { ...options, query, headers }),
  }
}
