import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128045000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_record" ("id" text not null, "settings" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_record_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_record_deleted_at" ON "shop_record" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "shop_page" ("id" text not null, "slug" text not null, "title" text not null, "body" text not null, "seo_title" text null, "seo_description" text null, "status" text check ("status" in ('draft', 'published')) not null default 'draft', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_page_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_page_deleted_at" ON "shop_page" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_page_slug_unique" ON "shop_page" ("slug") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_page" cascade;`)
    this.addSql(`drop table if exists "shop_record" cascade;`)
  }
}
