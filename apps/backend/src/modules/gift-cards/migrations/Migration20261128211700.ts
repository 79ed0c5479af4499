import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`
const entryKind = `text check ("kind" in ('issued', 'granted', 'taken', 'spent', 'returned', 'refunded', 'voided')) not null`

const index = (table: string, columns: readonly string[], unique: 'unique' | '' = '', where = ''): string =>
  `CREATE ${unique} INDEX IF NOT EXISTS "IDX_${table}_${columns.join('_')}${unique && '_unique'}" ON "${table}" (${columns
    .map((column) => `"${column}"`)
    .join(', ')}) WHERE ${where === '' ? '' : `${where} AND `}deleted_at IS NULL;`

export class Migration20261128211700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "credit_account" ("id" text not null, "kind" text check ("kind" in ('gift-card', 'store-credit')) not null, "currency_code" text not null, "status" text check ("status" in ('active', 'disabled')) not null default 'active', "customer_id" text null, "code_hash" text null, "last_characters" text null, ${times}, constraint "credit_account_pkey" primary key ("id"));`,
    )
    this.addSql(index('credit_account', ['code_hash'], 'unique', 'code_hash is not null'))
    this.addSql(
      index('credit_account', ['customer_id', 'currency_code'], 'unique', 'customer_id is not null'),
    )
    this.addSql(
      `create table if not exists "credit_entry" ("id" text not null, "account_id" text not null, "kind" ${entryKind}, "amount" integer not null, "cart_id" text null, "order_id" text null, "reason" text null, ${times}, constraint "credit_entry_pkey" primary key ("id"));`,
    )
    this.addSql(index('credit_entry', ['account_id']))
    this.addSql(index('credit_entry', ['cart_id'], '', 'cart_id is not null'))
    this.addSql(
      `create table if not exists "gift_card" ("id" text not null, "account_id" text not null, "order_id" text not null, "line_item_id" text not null, "piece" integer not null, "recipient_email" text not null, "recipient_name" text null, "sender_name" text null, "message" text null, "locale" text null, "send_at" timestamptz not null, "sent_at" timestamptz null, ${times}, constraint "gift_card_pkey" primary key ("id"));`,
    )
    this.addSql(index('gift_card', ['line_item_id', 'piece'], 'unique'))
    this.addSql(index('gift_card', ['order_id']))
    this.addSql(index('gift_card', ['send_at'], '', 'sent_at is null'))
    for (const table of ['credit_account', 'credit_entry', 'gift_card'])
      this.addSql(index(table, ['deleted_at'], '', ''))
  }

  override async down(): Promise<void> {
    for (const table of ['credit_account', 'credit_entry', 'gift_card'])
      this.addSql(`drop table if exists "${table}" cascade;`)
  }
}
