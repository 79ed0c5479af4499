import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123232500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "test_payment_entry" drop constraint if exists "test_payment_entry_idempotency_key_unique";`,
    )
    this.addSql(
      `alter table if exists "test_payment" drop constraint if exists "test_payment_session_id_unique";`,
    )
    this.addSql(
      `create table if not exists "test_payment" ("id" text not null, "client_secret" text not null, "session_id" text not null, "cart_id" text null, "amount" numeric not null, "currency_code" text not null, "status" text check ("status" in ('requires_method', 'requires_action', 'redirecting', 'authorized', 'captured', 'cancelled', 'declined')) not null default 'requires_method', "code" text null, "last_four" text null, "webhooks" text not null default 'usual', "capture_fails" boolean not null default false, "captures_at_once" boolean not null default false, "challenge_until" timestamptz null, "return_url" text null, "webhook_url" text null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "test_payment_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_test_payment_session_id_unique" ON "test_payment" ("session_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_test_payment_deleted_at" ON "test_payment" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_test_payment_cart_id" ON "test_payment" ("cart_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "test_payment_entry" ("id" text not null, "payment_id" text not null, "kind" text check ("kind" in ('authorize', 'capture', 'refund', 'cancel')) not null, "amount" numeric not null, "idempotency_key" text not null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "test_payment_entry_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_test_payment_entry_idempotency_key_unique" ON "test_payment_entry" ("idempotency_key") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_test_payment_entry_deleted_at" ON "test_payment_entry" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_test_payment_entry_payment_id" ON "test_payment_entry" ("payment_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "test_payment" cascade;`)
    this.addSql(`drop table if exists "test_payment_entry" cascade;`)
  }
}
