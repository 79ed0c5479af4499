export {
  cartElsewhere as cartElsewhereCopy,
  cartReturned,
  choice as localeCopy,
  movedCart,
  notSold as notSoldCopy,
  notSoldHere,
} from '../../messages/en/region.json'
