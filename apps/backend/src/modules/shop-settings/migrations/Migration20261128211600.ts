import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128211600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "journal_post" ("id" text not null, "slug" text not null, "title" text not null, "summary" text null, "body" text not null, "author" text null, "cover" text null, "cover_text" text null, "tags" text[] null, "product_ids" text[] null, "seo_title" text null, "seo_description" text null, "status" text check ("status" in ('draft', 'published')) not null default 'draft', "published_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "journal_post_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_journal_post_deleted_at" ON "journal_post" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_journal_post_slug_unique" ON "journal_post" ("slug") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "journal_post" cascade;`)
  }
}
