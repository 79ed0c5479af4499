import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Subscriptions are confirmed by a link from here on. Those of before keep their letters, and say how they came. */
export class Migration20261128150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "newsletter_subscriber" add column if not exists "confirmed_at" timestamptz null, add column if not exists "proof" text check ("proof" in ('link', 'account', 'form')) null, add column if not exists "token_hash" text null;`,
    )
    this.addSql(
      `update "newsletter_subscriber" set "confirmed_at" = "created_at", "proof" = 'form' where "confirmed_at" is null;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_token_hash" ON "newsletter_subscriber" ("token_hash") WHERE token_hash is not null AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_newsletter_subscriber_token_hash";`)
    this.addSql(
      `alter table if exists "newsletter_subscriber" drop column if exists "confirmed_at", drop column if exists "proof", drop column if exists "token_hash";`,
    )
  }
}
