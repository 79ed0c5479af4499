// What few products have, and what only this device knows of, in one file.
export { CompareHere } from '../compare/compare-here.tsx'
export { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
export { GoesWith } from './goes-with.tsx'
export { SetPieces } from './set-pieces.tsx'
