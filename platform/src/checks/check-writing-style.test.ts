import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageTag, languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { checkWritingStyle } from './check-writing-style.ts';

const tags = languages.map(({ value }) => value);

/** All texts in one language: shell, remotes, errors, the template of a new remote, policies. */
async function textsIn(language: LanguageTag): Promise<string[]> {
  const files = glob(
    [
      `{shell,mfe-*,shared,api}/src/**/locales/${language}.json`,
      `platform/src/create-remote/**/locales/${language}.json.template`,
      `mfe-auth/src/features/read-policy/texts/${language}.md`,
    ],
    { cwd: projectFolder, exclude: ['**/node_modules/**'] },
  );
  const texts: string[] = [];
  for await (const file of files) {
    const source = await readFile(join(projectFolder, file), 'utf8');
    if (file.endsWith('.md')) texts.push(...paragraphsOf(source));
    else texts.push(...leavesOf(JSON.parse(source)));
  }
  const labels: Record<string, unknown> = JSON.parse(
    await readFile(join(projectFolder, 'shared/src/domain/applications/label-texts.json'), 'utf8'),
  );
  return [...texts, ...leavesOf(labels[language])];
}

/** Plain lines of a Markdown text, without markup, ids and page names. */
const paragraphsOf = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => line && !line.startsWith('# '))
    .map((line) => line.replace(/^(?:##|-) /, '').replace(/ \{#[a-z-]+\}$/, ''));

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf);

describe('the product', () => {
  it.each(tags)('keeps its writing style in %s', async (language) => {
    const texts = await textsIn(language);
    // Fewer texts would mean that one of the kinds was not found.
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.flatMap((text) => checkWritingStyle(text, language))).toEqual([]);
  });
});

describe('a text', () => {
  it.each<[string, LanguageTag, string[]]>([
    [
      'with a form of address that the product does not use',
      'id',
      ['Lamaranmu terkirim', 'Kamu melamar', 'akun anda'],
    ],
    [
      'in the informal form',
      'tr',
      ['Sana yazacak', 'Burada görürsün.', 'Başvurdun mu?', 'Başvurun gönderildi', 'Başka sözcük dene.'],
    ],
    ['with the formal pronoun', 'zh-Hans', ['您的账号', '申请这个职位', '你好吗?']],
    ['with the formal pronoun', 'zh-Hant', ['您的帳號', '投遞履歷', '我的職缺']],
    ['with another word for the application', 'es', ['Tu candidatura', 'La oferta', 'Te postulaste?']],
    ['in the Portuguese of another country', 'pt', ['Sua postulação', 'Abrir o chat', 'Tente de novo']],
    ['with Indonesian words in Malay', 'ms', ['Kirim lamaran', 'Akaun awak']],
    [
      'with another name for the résumé',
      'ja',
      ['レジュメを選ぶ', '送信しますか?', 'PDF を作成', 'あと {{count}}件'],
    ],
    [
      'in the plural form of address, or with Latin punctuation',
      'ar',
      ['حسابكم جاهز', 'هل تقدّمت?', 'اختر السيرة'],
    ],
    ['with another word for signing in', 'en', ['Log in again', 'Wait...', 'It’s "here"']],
  ])('%s (%s) is refused', (_, language, texts) => {
    expect(texts.filter((text) => checkWritingStyle(text, language).length === 0)).toEqual([]);
  });

  it.each<[LanguageTag, string[]]>([
    ['id', ['Lanjut sebagai tamu', 'kurang dari semua, temu, bertemu', 'Akun Anda']],
    ['tr', ['Bu başvuru geri çekilsin mi?', 'Yeniden dene', 'İlan yayından kaldırıldı', 'Giriş yaptınız']],
    ['es', ['¿Retirar esta postulación?', 'Lo sentimos. ¡Inténtalo!']],
    ['ja', ['PDFを作成', '月給 {{amount}}']],
    ['ar', ['سيرتك الذاتية، هل تقدّمت؟']],
  ])('that follows the glossary (%s) is accepted', (language, texts) => {
    expect(texts.flatMap((text) => checkWritingStyle(text, language))).toEqual([]);
  });
});
