/** The row of products that were looked at. */
export { recentlyViewed as recentlyViewedCopy } from '../../messages/en/recently-viewed.json'
