/** Directories in packages/ that are published to npm. */
export const publishedPackages = ['commerce-client', 'admin-client', 'storefront-core'] as const
