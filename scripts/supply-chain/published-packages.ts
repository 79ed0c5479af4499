/** The directories in packages/ that go to npm. */
export const publishedPackages = ['commerce-client', 'storefront-core'] as const
