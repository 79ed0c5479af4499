import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`
const kinds = `text check ("kind" in ('invoice', 'credit-note')) not null`

export class Migration20261128150500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "invoice_document" ("id" text not null, "kind" ${kinds}, "number" text not null, "number_value" integer not null, "series_id" text not null, "cause" text not null, "order_id" text not null, "issued_at" timestamptz not null, "content" text not null, ${times}, constraint "invoice_document_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_invoice_document_deleted_at" ON "invoice_document" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    for (const column of ['number', 'cause'])
      this.addSql(
        `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_document_${column}_unique" ON "invoice_document" ("${column}") WHERE deleted_at IS NULL;`,
      )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_invoice_document_order_id" ON "invoice_document" ("order_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "invoice_number_series" ("id" text not null, "kind" ${kinds}, "template" text not null, "next_number" integer not null, ${times}, constraint "invoice_number_series_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_invoice_number_series_deleted_at" ON "invoice_number_series" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "invoice_document" cascade;`)
    this.addSql(`drop table if exists "invoice_number_series" cascade;`)
  }
}
