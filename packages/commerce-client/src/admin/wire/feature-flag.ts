export interface AdminFeatureFlagsResponse {
  feature_flags: Record<string, boolean>
}
