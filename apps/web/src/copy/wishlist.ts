export const wishlistCopy = {
  title: 'My Wishlist',
  loading: 'Loading your wishlist',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'Your wishlist is empty',
  emptySentence: 'Press the heart on anything you like, and it waits for you here.',
  browse: 'Browse Products',
  remove: (name: string) => `Remove ${name} from wishlist`,
  removed: 'Removed from wishlist',
  move: 'Move to Cart',
  moveNamed: (name: string) => `Move to Cart: ${name}`,
  choose: (name: string) => `Choose a ${name}`,
  cancel: 'Cancel',
  moved: 'Added to cart',
  notMoved: 'Failed to add item to cart',
  notMovedHint: 'It is still on your wishlist.',
  notRemoved: 'Your wishlist could not be changed. Try again.',
  failed: 'Your wishlist could not be read.',
  list: 'Saved products',
  leftOut: (count: number) =>
    count === 1
      ? '1 saved product did not fit on your wishlist'
      : `${count} saved products did not fit on your wishlist`,
  leftOutToast: 'Your wishlist is full. The wishlist page names them.',
  leftOutHint:
    'You had saved these before you signed in, and your wishlist is full. Remove something to make room, then save them again from their pages.',
  leftOutList: 'Products that did not fit',
  clearLeftOut: 'Forget these',
} as const
