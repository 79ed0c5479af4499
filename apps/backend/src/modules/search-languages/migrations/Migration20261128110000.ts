import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * Text search configurations as Medusa's provider names them, without accents as its English one. In Hindi and Arabic, words in Latin
 * letters are stemmed as English ones: without that "shirts" would not find "shirt" there.
 */
export class Migration20261128110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql('create extension if not exists unaccent;')
    for (const language of ['german', 'hindi', 'arabic']) {
      const name = `medusa_search_${language}`
      this.addSql(`
        do $$
        begin
          if not exists (select 1 from pg_ts_config where cfgname = '${name}') then
            create text search configuration ${name} (copy = ${language});
            alter text search configuration ${name}
              alter mapping for hword, hword_part, word with unaccent, ${language}_stem;
          end if;
        end
        $$;`)
      if (language !== 'german')
        this.addSql(
          `alter text search configuration ${name}
             alter mapping for asciiword, asciihword, hword_asciipart with english_stem;`,
        )
    }
  }

  override async down(): Promise<void> {
    for (const language of ['german', 'hindi', 'arabic'])
      this.addSql(`drop text search configuration if exists medusa_search_${language};`)
  }
}
