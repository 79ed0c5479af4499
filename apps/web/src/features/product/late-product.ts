// What only this device knows of, in one file that loads when the product's page is idle.
export { CompareHere } from '../compare/compare-here.tsx'
export { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
