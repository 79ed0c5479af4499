import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123133750 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "queued_mail" drop constraint if exists "queued_mail_idempotency_key_unique";`,
    )
    this.addSql(
      `create table if not exists "queued_mail" ("id" text not null, "to" text not null, "template" text not null, "subject" text not null, "content" text null, "idempotency_key" text null, "status" text check ("status" in ('waiting', 'sent', 'failed')) not null default 'waiting', "attempts" integer not null default 0, "last_error" text null, "next_attempt_at" timestamptz null, "claimed_until" timestamptz null, "expires_at" timestamptz null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "queued_mail_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_queued_mail_idempotency_key_unique" ON "queued_mail" ("idempotency_key") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_mail_deleted_at" ON "queued_mail" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_mail_status_next_attempt_at" ON "queued_mail" ("status", "next_attempt_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_mail_created_at" ON "queued_mail" ("created_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "queued_mail" cascade;`)
  }
}
