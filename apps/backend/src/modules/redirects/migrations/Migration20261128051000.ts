import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128051000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "redirect" ("id" text not null, "path" text not null, "target" text null, "entity" text null, "entity_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "redirect_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_redirect_deleted_at" ON "redirect" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_redirect_path_unique" ON "redirect" ("path") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "known_handle" ("id" text not null, "entity" text not null, "entity_id" text not null, "handle" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "known_handle_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_known_handle_deleted_at" ON "known_handle" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_known_handle_entity_id_unique" ON "known_handle" ("entity_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "redirect" cascade;`)
    this.addSql(`drop table if exists "known_handle" cascade;`)
  }
}
