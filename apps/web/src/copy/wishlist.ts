export { wishlist as wishlistCopy } from '../../messages/en/wishlist.json'
