import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128050000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "page_content" ("id" text not null, "picture" text null, "picture_text" text null, "text" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "page_content_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_page_content_deleted_at" ON "page_content" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "page_content" cascade;`)
  }
}
