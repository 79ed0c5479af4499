const hexByName: ReadonlyMap<string, string> = new Map(
  `amber c98a1b,apricot f2b48a,aqua 5fb7b7,beige dccfb4,blush e3b7ac,brick 9c4a34,bronze 8c6a3f,brown 6b4a33,burgundy 5f1f2e,camel b98d5a
  charcoal 3d3f41,chocolate 4a2f24,coral e5806a,cream f3ead6,crimson a3202f,denim 4a6484,ecru d6c7a6,emerald 1f7a57,fawn c2a27c,gold c3a24a
  gray 8c8c8a,grey 8c8c8a,indigo 3a3f73,ivory f4efdf,jade 4f8f73,khaki 9a8e66,lavender b5a8cf,lilac c3add0,lime a9c04a,magenta a83a78
  maroon 6a2430,mauve a9879a,mint b5d6c0,mustard c59a2c,navy 22304f,nude dcbfa6,ochre b9822f,olive 6c6b3a,orange d9772f,peach eeb996
  pink e0a3ad,plum 6a3a58,purple 69467f,rose cf8f8f,ruby 8c1f38,rust a5522d,saffron dfa02e,sage 9aa78a,sand d3bf9c,scarlet b92c2b
  silver bcbdbe,sky 9cc0da,slate 5d6872,stone a9a193,tan c39f74,taupe 8f8072,teal 2f6f73,terracotta b9603f,turquoise 4aa5a0,umber 5c4630
  vanilla f0e4c2,violet 72539b,walnut 5d4333,wheat dfc58f,wine 612436,yellow dfc044`
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
