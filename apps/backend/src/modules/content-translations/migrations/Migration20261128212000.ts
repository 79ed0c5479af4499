import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128212000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "content_translation" drop constraint if exists "content_translation_kind_check";`,
    )
    this.addSql(
      `alter table if exists "content_translation" add constraint "content_translation_kind_check" check ("kind" in ('journal_post', 'product', 'product_category', 'product_collection', 'shop_page', 'shop_settings'));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "content_translation" where "kind" = 'journal_post';`)
    this.addSql(
      `alter table if exists "content_translation" drop constraint if exists "content_translation_kind_check";`,
    )
    this.addSql(
      `alter table if exists "content_translation" add constraint "content_translation_kind_check" check ("kind" in ('product', 'product_category', 'product_collection', 'shop_page', 'shop_settings'));`,
    )
  }
}
