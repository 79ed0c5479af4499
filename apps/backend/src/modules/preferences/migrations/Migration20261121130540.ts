import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121130540 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "customer_preferences" drop constraint if exists "customer_preferences_customer_id_unique";`,
    )
    this.addSql(
      `create table if not exists "customer_preferences" ("id" text not null, "customer_id" text not null, "said" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "customer_preferences_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_customer_preferences_deleted_at" ON "customer_preferences" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_customer_preferences_customer_id_unique" ON "customer_preferences" ("customer_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "customer_preferences" cascade;`)
  }
}
