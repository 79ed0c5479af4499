import { describe, expect, it } from 'vitest'
import { composeFaults, dockerfileFaults } from './container-rules.ts'

const digest = `@sha256:${'0'.repeat(64)}`

const dockerfile = `FROM node:20.20.2-bookworm-slim${digest} AS base
FROM base AS shop
USER node
HEALTHCHECK CMD ["true"]
CMD ["node", "--disable-proto=delete", "shop.js"]
`

describe('A Dockerfile', () => {
  it('is accepted', () => expect(dockerfileFaults(dockerfile, ['shop'])).toEqual([]))

  it.each([
    [
      'a base without an exact version',
      dockerfile.replace('20.20.2-', '20-'),
      /node:20-bookworm-slim@sha256:0+ is not an exact/,
    ],
    ['a base without a digest', dockerfile.replace(digest, ''), /bookworm-slim is not .* with its digest/],
    ['an image that runs as root', dockerfile.replace('USER node\n', ''), /shop runs as root/],
    ['an image without a health check', dockerfile.replace(/HEALTHCHECK.*\n/, ''), /shop has no HEALTHCHECK/],
    [
      'an unknown instruction',
      dockerfile.replace('CMD ["node"', 'CND ["node"'),
      /line 5: Unknown instruction/,
    ],
    [
      'a program with __proto__',
      dockerfile.replace('"--disable-proto=delete", ', ''),
      /shop runs with __proto__/,
    ],
    ['a missing stage', dockerfile.replace('AS shop', 'AS store'), /no stage shop/],
  ])('is refused for %s', (_, text, fault) => {
    expect(dockerfileFaults(text, ['shop']).join()).toMatch(fault)
  })
})

const compose = `x-hardened: &hardened
  read_only: true
  cap_drop: [ALL]
  security_opt: ['no-new-privileges:true']
x-shop: &shop
  <<: *hardened
  build: { context: ., dockerfile: ops/Dockerfile, target: shop }
services:
  shop-1: *shop
  shop-2:
    <<: *shop
    depends_on: { shop-1: { condition: service_healthy } }
  proxy:
    <<: *hardened
    cap_add: [NET_BIND_SERVICE]
    image: nginx:1.27.5${digest}
    environment: { SHOP_HOST: shop.example }
    depends_on: [shop-1]
    volumes: ['pages:/var/cache/nginx', './ops:/ops:ro']
volumes: { pages: }
`
const templates = 'server_name ${SHOP_HOST}; proxy_set_header Host $host;'

describe('A Compose file', () => {
  it('is accepted', () => expect(composeFaults(compose, { dockerfile, templates })).toEqual([]))

  it.each([
    [
      'an image without an exact version',
      compose.replace('1.27.5', 'latest'),
      /proxy: nginx:latest@sha256:0+ is not/,
    ],
    ['an image without a digest', compose.replace(digest, ''), /proxy: nginx:1.27.5 is not .* digest/],
    ['an unknown target', compose.replace('target: shop', 'target: store'), /shop-1: its target is no stage/],
    ['an unknown dependency', compose.replace('[shop-1]', '[shop-3]'), /proxy: depends on shop-3/],
    ['an undeclared volume', compose.replace('{ pages: }', '{}'), /proxy: the volume pages/],
    ['a file system that can be written', compose.replace('read_only: true', ''), /shop-1: .* read_only/],
    ['kept capabilities', compose.replace('cap_drop: [ALL]', ''), /shop-2: it does not drop all/],
    [
      'capabilities that are dropped one by one',
      compose.replace('[ALL]', '[SYS_ADMIN]'),
      /proxy: it does not drop all/,
    ],
    [
      'gained privileges',
      compose.replace('no-new-privileges:true', 'seccomp:unconfined'),
      /proxy: it may gain/,
    ],
    [
      'a dangerous capability',
      compose.replace('NET_BIND_SERVICE', 'SYS_ADMIN'),
      /proxy: it has the capability SYS_ADMIN/,
    ],
    [
      'a part with __proto__',
      compose.replace(
        '  proxy:',
        "  worker: { <<: *shop, command: ['node', 'scripts/serve.ts', 'worker'] }\n  proxy:",
      ),
      /worker: it runs with __proto__/,
    ],
    [
      'all privileges',
      compose.replace('cap_add: [NET_BIND_SERVICE]', 'privileged: true'),
      /proxy: it is privileged/,
    ],
    [
      'a service without any of it',
      `${compose.replace('volumes: { pages: }', '')}  mail: { image: 'mail:v1.2.3${digest}' }\nvolumes: { pages: }\n`,
      /mail: its file system/,
    ],
    [
      'a value that the nginx templates need',
      compose.replace('SHOP_HOST', 'SHOP_NAME'),
      /templates need SHOP_HOST/,
    ],
  ])('is refused for %s', (_, text, fault) => {
    expect(composeFaults(text, { dockerfile, templates }).join()).toMatch(fault)
  })

  it('is refused for waiting for the health of a service that reports none', () => {
    const silent = dockerfile.replace(/HEALTHCHECK.*\n/, '')
    expect(composeFaults(compose, { dockerfile: silent, templates })).toEqual([
      'shop-2: waits for the health of shop-1, which reports none',
    ])
  })
})
