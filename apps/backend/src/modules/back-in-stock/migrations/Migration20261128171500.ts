import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128171500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stock_request" ("id" text not null, "email" text not null, "customer_id" text null, "product_id" text not null, "variant_id" text not null, "sales_channel_id" text not null, "locale" text null, "mailed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_request_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stock_request_deleted_at" ON "stock_request" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_request_email_variant_id_unique" ON "stock_request" ("email", "variant_id") WHERE mailed_at is null AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stock_request_product_id" ON "stock_request" ("product_id") WHERE mailed_at is null AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stock_request_customer_id" ON "stock_request" ("customer_id") WHERE customer_id is not null AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_request" cascade;`)
  }
}
