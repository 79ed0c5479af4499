import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121130537 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "inbox_message" ("id" text not null, "name" text not null, "email" text not null, "category" text check ("category" in ('general', 'order', 'returns', 'technical', 'partnership', 'press')) not null default 'general', "subject" text not null, "message" text not null, "handled_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "inbox_message_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_inbox_message_deleted_at" ON "inbox_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_inbox_message_created_at" ON "inbox_message" ("created_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "inbox_message" cascade;`)
  }
}
