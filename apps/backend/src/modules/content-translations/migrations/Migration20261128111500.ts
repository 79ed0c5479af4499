import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128111500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "content_translation" ("id" text not null, "kind" text check ("kind" in ('product', 'product_category', 'product_collection', 'shop_page', 'shop_settings')) not null, "owner_id" text not null, "locale" text not null, "texts" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_translation_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_translation_deleted_at" ON "content_translation" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_translation_owner_id_kind_locale_unique" ON "content_translation" ("owner_id", "kind", "locale") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_translation" cascade;`)
  }
}
