/** Directories in packages/ that are published to npm. */
export const publishedPackages = ['commerce-client', 'storefront-core'] as const
