import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_content" add column if not exists "goes_with" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_content" drop column if exists "goes_with";`)
  }
}
