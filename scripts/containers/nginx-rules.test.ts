import { describe, expect, it } from 'vitest'
import { nginxFaults } from './nginx-rules.ts'

const template = `
# limit_req zone=none;
limit_req_zone $visitor zone=pages:10m rate=10r/s;
limit_conn_zone $visitor zone=open:10m;
map $binary_remote_addr $network { "~(?s)^(.{8})" $1; }
server {
    listen \${HTTP_PORT};
    server_name \${SHOP_HOST};
    location / { return 308 https://a; }
}
server {
    listen \${HTTPS_PORT} ssl http2;
    server_name \${SHOP_HOST};
    location ~* ^/(purge|metrics)/?$ { return 404; }
    location /assets/ { proxy_pass http://shop; }
    location ~ ^/(images|static)/ { proxy_pass http://shop; }
    location / {
        limit_req zone=pages burst=60 nodelay;
        limit_conn open 40;
        proxy_pass http://shop;
    }
    location @busy { return 429 "{};"; }
}
server { listen \${INTERNAL_LISTEN}; location / { proxy_pass http://api; } }
`

describe('The nginx template', () => {
  it('is accepted', () => expect(nginxFaults(template)).toEqual([]))

  it.each([
    [
      'an address that is hidden in one spelling only',
      ['~* ^/(purge|metrics)/?$', '= /purge'],
      /no "location ~\*/,
    ],
    [
      'an address that is hidden and not refused',
      ['return 404', 'proxy_pass http://shop'],
      /no "location ~\*/,
    ],
    [
      'pages without a limit of requests',
      ['limit_req zone=pages burst=60 nodelay;', ''],
      /location \/ has no limit_req/,
    ],
    ['pages without a limit of connections', ['limit_conn open 40;', ''], /location \/ has no limit_conn/],
    ['a new location without limits', ['/assets/', '/other/'], /location \/other\/ has no limit_req/],
    ['a zone that is not declared', ['zone=pages burst', 'zone=calls burst'], /names the zone calls/],
  ])('is refused for %s', (_, [from = '', to = ''], fault) => {
    expect(nginxFaults(template.replace(from, to)).join('\n')).toMatch(fault)
  })

  it('is refused when its braces do not fit', () => {
    expect(() => nginxFaults(`${template}}`)).toThrow('a brace too many')
    expect(() => nginxFaults(`${template} server {`)).toThrow('not all its braces')
  })
})
