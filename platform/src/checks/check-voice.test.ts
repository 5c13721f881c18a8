import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageTag, languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { checkVoice } from './check-voice.ts';

const tags = languages.map(({ value }) => value);

/** Every text of the product in one language: of the shell, the remotes, the errors, a new remote, the policies. */
async function textsIn(language: LanguageTag): Promise<string[]> {
  const files = glob(
    [
      `{shell,mfe-*,shared}/src/**/locales/${language}.json`,
      `platform/src/create-remote/**/locales/${language}.json.template`,
      `mfe-auth/src/features/read-policy/texts/${language}.ts`,
    ],
    { cwd: projectFolder, exclude: ['**/node_modules/**'] },
  );
  const texts: string[] = [];
  for await (const file of files) {
    const source = await readFile(join(projectFolder, file), 'utf8');
    if (file.endsWith('.ts')) texts.push(...stringsOf(source.slice(source.indexOf('{\n'))));
    else texts.push(...leavesOf(JSON.parse(source)));
  }
  const labels: Record<string, unknown> = JSON.parse(
    await readFile(join(projectFolder, 'shared/src/domain/applications/label-texts.json'), 'utf8'),
  );
  return [...texts, ...leavesOf(labels[language])];
}

const stringsOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text]) => text as string);

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf);

describe('the product', () => {
  it.each(tags)('speaks with one voice in %s', async (language) => {
    const texts = await textsIn(language);
    // Each of the five kinds of text has been found.
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.flatMap((text) => checkVoice(text, language))).toEqual([]);
  });
});

describe('a text that is written', () => {
  it.each<[string, LanguageTag, string[]]>([
    [
      'with a form of address that the product does not use',
      'id',
      ['Lamaranmu terkirim', 'Kamu melamar', 'akun anda'],
    ],
    [
      'to one whom Turkish knows well',
      'tr',
      ['Sana yazacak', 'Burada görürsün.', 'Başvurdun mu?', 'Başvurun gönderildi', 'Başka sözcük dene.'],
    ],
    ['with the polite you of a bank', 'zh-Hans', ['您的账号', '申请这个职位', '你好吗?']],
    ['with the polite you of a bank', 'zh-Hant', ['您的帳號', '投遞履歷', '我的職缺']],
    ['with another word for the application', 'es', ['Tu candidatura', 'La oferta', 'Te postulaste?']],
    ['in the Portuguese of a neighbour', 'pt', ['Sua postulação', 'Abrir o chat', 'Tente de novo']],
    ['in the Malay of a neighbour', 'ms', ['Kirim lamaran', 'Akaun awak']],
    ['with another name for the résumé', 'ja', ['レジュメを選ぶ', '送信しますか?']],
    ['to several people, or with the signs of Latin', 'ar', ['حسابكم جاهز', 'هل تقدّمت?', 'اختر السيرة']],
    ['with another word for signing in', 'en', ['Log in again', 'Wait...', 'It’s "here"']],
  ])('%s (%s) is refused', (_, language, texts) => {
    expect(texts.filter((text) => checkVoice(text, language).length === 0)).toEqual([]);
  });

  it.each<[LanguageTag, string[]]>([
    ['id', ['Lanjut sebagai tamu', 'kurang dari semua, temu, bertemu', 'Akun Anda']],
    ['tr', ['Bu başvuru geri çekilsin mi?', 'Yeniden dene', 'İlan yayından kaldırıldı', 'Giriş yaptınız']],
    ['es', ['¿Retirar esta postulación?', 'Lo sentimos. ¡Inténtalo!']],
    ['ar', ['سيرتك الذاتية، هل تقدّمت؟']],
  ])('as the glossary asks (%s) is let through', (language, texts) => {
    expect(texts.flatMap((text) => checkVoice(text, language))).toEqual([]);
  });
});
