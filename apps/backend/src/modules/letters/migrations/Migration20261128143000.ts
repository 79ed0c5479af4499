import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128143000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "letter_record" ("id" text not null, "name" text not null, "settings" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "letter_record_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_letter_record_deleted_at" ON "letter_record" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_letter_record_name_unique" ON "letter_record" ("name") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "low_stock_item" ("id" text not null, "inventory_item_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "low_stock_item_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_low_stock_item_deleted_at" ON "low_stock_item" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_low_stock_item_inventory_item_id_unique" ON "low_stock_item" ("inventory_item_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "letter_record" cascade;`)
    this.addSql(`drop table if exists "low_stock_item" cascade;`)
  }
}
