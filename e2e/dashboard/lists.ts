/** Every list of the dashboard: path and heading, by the file name in @medusajs/dashboard. */
export const lists: Readonly<Record<string, readonly (readonly [path: string, heading: string])[]>> = {
  'api-key-management': [
    ['/settings/publishable-api-keys', 'Publishable API Keys'],
    ['/settings/secret-api-keys', 'Secret API Keys'],
  ],
  campaign: [['/campaigns', 'Campaigns']],
  category: [['/categories', 'Categories']],
  collection: [['/collections', 'Collections']],
  customer: [['/customers', 'Customers']],
  'customer-group': [['/customer-groups', 'Customer Groups']],
  inventory: [['/inventory', 'Inventory']],
  location: [['/settings/locations', 'Locations & Shipping']],
  order: [['/orders', 'Orders']],
  'price-list': [['/price-lists', 'Price Lists']],
  product: [['/products', 'Products']],
  'product-option': [['/product-options', 'Options']],
  'product-tag': [['/settings/product-tags', 'Product Tags']],
  'product-type': [['/settings/product-types', 'Product Types']],
  promotion: [['/promotions', 'Promotions']],
  'refund-reason': [['/settings/refund-reasons', 'Refund Reasons']],
  region: [['/settings/regions', 'Regions']],
  reservation: [['/reservations', 'Reservations']],
  'return-reason': [['/settings/return-reasons', 'Return Reasons']],
  'sales-channel': [['/settings/sales-channels', 'Sales Channels']],
  'search-index': [['/settings/search', 'Search']],
  'shipping-option-type': [['/settings/locations/shipping-option-types', 'Shipping Option Types']],
  'shipping-profiles': [['/settings/locations/shipping-profiles', 'Shipping Profiles']],
  'tax-region': [['/settings/tax-regions', 'Tax Regions']],
  user: [['/settings/users', 'Users']],
  'workflow-execution': [['/settings/workflows', 'Workflows']],
}

/** Lists that our Medusa configuration does not have, with the reason. */
export const absentLists: Readonly<Record<string, string>> = {
  policy: "Medusa's Enterprise Edition",
  role: "Medusa's Enterprise Edition",
  translation: 'needs the translation module and its feature flag',
}

/** Other pages, and the list of the draft orders plugin. */
export const otherPages = [
  ['/draft-orders', 'Draft Orders'],
  ['/settings/store', 'Store'],
  ['/settings/profile', 'Profile'],
] as const
