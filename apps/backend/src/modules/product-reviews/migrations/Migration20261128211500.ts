import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128211500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_review" ("id" text not null, "product_id" text not null, "customer_id" text not null, "name" text not null, "stars" integer not null, "title" text not null, "text" text not null, "photographs" text[] not null, "status" text check ("status" in ('pending', 'approved', 'rejected')) not null default 'pending', "answer" text null, "written_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_review_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_deleted_at" ON "product_review" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_review_customer_id_product_id_unique" ON "product_review" ("customer_id", "product_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_product_id_status" ON "product_review" ("product_id", "status") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_status_written_at" ON "product_review" ("status", "written_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "product_question" ("id" text not null, "product_id" text not null, "customer_id" text not null, "name" text not null, "text" text not null, "answer" text null, "asked_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_question_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_question_deleted_at" ON "product_question" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_question_product_id_asked_at" ON "product_question" ("product_id", "asked_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_question_customer_id" ON "product_question" ("customer_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_review" cascade;`)
    this.addSql(`drop table if exists "product_question" cascade;`)
  }
}
