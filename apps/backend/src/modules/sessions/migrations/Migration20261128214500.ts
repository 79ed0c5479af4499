import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128214500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "customer_session" ("id" text not null, "customer_id" text not null, "identity_id" text not null, "signed_in_at" integer not null, "browser" text null, "system" text null, "last_used_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "customer_session_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_customer_session_deleted_at" ON "customer_session" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_customer_session_identity_id_signed_in_at_unique" ON "customer_session" ("identity_id", "signed_in_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_customer_session_customer_id" ON "customer_session" ("customer_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "customer_session" cascade;`)
  }
}
