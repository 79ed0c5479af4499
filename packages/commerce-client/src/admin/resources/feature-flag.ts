import type { Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/feature-flag.ts'

/** Feature flags of the server. */
export const featureFlags = ({ get }: Endpoints) => ({
  /** Lists the feature flags and whether they are on. Needs no sign-in. `GET /admin/feature-flags` */
  list: get<Read<[]>, Wire.AdminFeatureFlagsResponse>('/admin/feature-flags'),
})
