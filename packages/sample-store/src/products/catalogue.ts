import { belts } from './belts.ts'
import { candles } from './candles.ts'
import { homeEssentials } from './home-essentials.ts'
import { menShirts } from './men-shirts.ts'
import { menTshirts } from './men-tshirts.ts'
import type { ProductCopy } from './product-copy.ts'
import { sunglasses } from './sunglasses.ts'
import { wallets } from './wallets.ts'
import { watches } from './watches.ts'
import { womenCoords } from './women-coords.ts'
import { womenDresses } from './women-dresses.ts'
import { womenJumpsuits } from './women-jumpsuits.ts'
import { womenKurtiSets } from './women-kurti-sets.ts'
import { womenShirts } from './women-shirts.ts'
import { womenTops } from './women-tops.ts'

export const catalogue: readonly ProductCopy[] = [
  ...menTshirts,
  ...menShirts,
  ...womenDresses,
  ...womenTops,
  ...womenJumpsuits,
  ...womenCoords,
  ...womenKurtiSets,
  ...womenShirts,
  ...sunglasses,
  ...watches,
  ...belts,
  ...wallets,
  ...candles,
  ...homeEssentials,
]
