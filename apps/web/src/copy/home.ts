/** The home page's texts, without product texts. */
export const homeCopy = {
  title: 'Clothes, accessories and things for the home',
  heading: 'Clothes and things, made to be kept',
  lead: 'Linen, cotton, leather and wax in colours that agree with each other, and with what you own already.',
  shopAll: 'Shop everything',
  shopWomen: 'Shop women',
  heroPicture:
    'A still life in window light: a stoneware vase, a lit candle, a leather belt and folded shirts',
  stats: [
    { figure: '500+', label: 'Premium Products' },
    { figure: '50K+', label: 'Happy Customers' },
    { figure: '24h', label: 'Fast Delivery' },
  ],
  statsLabel: 'The shop in figures',
  /** The specification's word for the categories of the demonstration. */
  collections: 'Collections',
  categories: 'Shop by category',
  featured: 'Featured Products',
  loadingMore: 'Loading more products',
  loadMoreFailed: 'The next products could not be loaded.',
  loadMore: 'Load More',
  viewAll: 'View All Products',
  progress: (shown: number, total: number) => `${shown} of ${total}`,
  collectionsFailed: 'Our collections could not be shown.',
  categoriesFailed: 'Our categories could not be shown.',
} as const
