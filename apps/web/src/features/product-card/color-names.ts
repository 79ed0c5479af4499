const hexByName: ReadonlyMap<string, string> = new Map(
  `beige dcb,blush dba,brown 643,burgundy 623,camel b85,charcoal 444,coral d86,cream eed,denim 468,ecru dca,emerald 275
  gold ba4,gray 888,grey 888,indigo 347,ivory eed,khaki 986,lavender bac,lilac bac,lime ab4,maroon 623,mauve a89
  mint bdb,mustard c93,navy 235,ochre b83,olive 663,orange d73,peach eb9,pink daa,plum 635,purple 647,rose c88,rust a53
  sage 9a8,sand cb9,silver bbb,slate 567,stone a99,tan b97,taupe 887,teal 377,terracotta b64,turquoise 4a9,umber 543
  violet 759,wine 623,yellow db4`
    .split(/[,\n]/)
    .map((entry) => entry.trim().split(' ') as [string, string]),
)

/** A colour for CSS by the first word of a name that is one: navy for "Navy Blue". Undefined for other names. */
export function colorNamed(name: string): string | undefined {
  const known = name
    .toLowerCase()
    .split(/[\s/-]+/)
    .find((word) => hexByName.has(word))
  return known === undefined ? undefined : `#${hexByName.get(known)}`
}
