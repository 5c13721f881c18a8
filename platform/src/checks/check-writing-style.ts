import type { LanguageTag } from '@jobharbor/shared/contracts';

/** A pattern that must not occur in texts, and what the glossary (docs/glossary.md) says instead. */
type Rule = readonly [wrong: RegExp, instead: string];

/** Matches whole words in any script, since `\b` knows only ASCII letters. `list`: alternatives of a regular expression. */
const word = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');

/** Matches a word before punctuation; the short commands on buttons have none. */
const atSentenceEnd = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?=[.;!])`, 'iu');

const everywhere: readonly Rule[] = [
  [/\.\.\./, 'one sign: …'],
  [/(?<!^) {2,}/, 'one space'],
  [/["']/, 'the language’s own quotes and apostrophe'],
];

const asciiAfterHan: Rule = [
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][,;:?!()]/u,
  'full-width punctuation',
];
const japanese = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]';
/** A label and its figure stay apart: `月給 30万円`. */
const spacedJapanese: Rule = [
  new RegExp(`\\p{sc=Hiragana} [A-Za-z\\d]|[A-Za-z\\d] ${japanese}`, 'u'),
  'no space between Japanese and Latin letters or digits',
];
const latinInArabic: Rule = [/\p{sc=Arabic}\s*[,;?]/u, '، ؛ ؟'];

const rules: Record<LanguageTag, readonly Rule[]> = {
  en: [[word('log(?:ged)? in|log ?out'), 'sign in, sign out']],
  'zh-Hans': [
    [/您/, '你'],
    [/账户/, '账号'],
    [/申请/, '投递'],
    [/招聘方|招聘人员|招聘官/, '招聘者，雇主'],
    [/我的职位/, '我的求职'],
    asciiAfterHan,
  ],
  'zh-Hant': [
    [/您/, '你'],
    [/帳戶/, '帳號'],
    [/投遞|申請職/, '應徵'],
    [/招募者|徵才方/, '招募人員，雇主'],
    [/我的職缺/, '我的求職'],
    asciiAfterHan,
  ],
  ja: [
    [/レジュメ/, '履歴書'],
    [/申し込|申込/, '応募'],
    [/リクルーター/, '採用担当者'],
    [/端末/, 'デバイス'],
    asciiAfterHan,
    spacedJapanese,
  ],
  es: [
    [word('candidaturas?|solicitud de empleo'), 'postulación'],
    [word('usted|ustedes|vosotros|vuestr[ao]s?'), 'tú'],
    [word('ofertas?|vacantes?'), 'empleo'],
    [word('resumen?é?|CV'), 'currículum'],
    [word('ingres[ae]|quien contrata|intentar de nuevo'), 'escribe; quien recluta; reintentar'],
    [/^[^¿]*\?/, '¿…?'],
    [/^[^¡]*!/, '¡…!'],
  ],
  pt: [
    [word('postulaç(?:ão|ões)|postular(?:-se)?'), 'candidatura, candidatar-se'],
    [word('tu|teu|tua|teus|tuas|contigo'), 'você'],
    [word('resumo|CV|curriculum'), 'currículo'],
    [word('chat|quem contrata|tent(?:e|ar) de novo'), 'conversa; quem recruta; novamente'],
  ],
  ms: [
    [word('awak|kamu|engkau'), 'anda'],
    [word('CV|lamaran|obrolan|pesan'), 'resume, permohonan, sembang, mesej'],
  ],
  id: [
    [word('kamu|kau|engkau|\\p{L}{2,}(?<!te|ta|se|ja|il|bu)mu'), 'Anda'],
    [/(?<!\p{L})anda(?!\p{L})/u, 'Anda, with its capital'],
    [word('resume|résumé'), 'CV'],
    [word('berkas(?:nya)?|chat|mesej'), 'file, obrolan, pesan'],
  ],
  tr: [
    [word('sen|seni|senin|sana|senden|seninle'), 'siz'],
    [word('\\p{L}+(?:[ıiuü]r|[ae]r|m[ae]z|[ıiuü]yor|m[ıiuü]ş|[ae]c[ae][ğk])s[ıiuü]n'), 'the form of siz'],
    [
      word('(?:başvur|gör|yaz|gönder|yap|ara|gir|seç|bul|iste|ekle|kaydet)(?:m[ae])?[dt][ıiuü]n'),
      'the form of siz',
    ],
    [
      word('başvurun|başvurular[ıi]n[ıi]?|yazdıkların|yazdığın|gönderdiklerin|sohbetlerin'),
      'the form of siz',
    ],
    [
      atSentenceEnd('dene|yaz|ara|bul|kullan|seç|kaydet|başvur|kaydol|yap|geç|gir|dön|kopyala'),
      'the form of siz',
    ],
    [word('tekrar den\\p{L}+|işe alım yetkili\\p{L}+'), 'yeniden, işe alım sorumlusu'],
  ],
  ar: [
    [word('أنتم|أنتِ|لديكم|لديكِ|يمكنكم|يمكنكِ|حاولوا|حاولي|حسابكم|طلبكم'), 'one person, masculine'],
    [/(?<!\p{L})[وبل]*(?:السيرة|سيرتك)(?! الذاتية| الأولى)/u, 'السيرة الذاتية'],
    [/CV|تبويب(?<!علامة تبويب)/u, 'السيرة الذاتية، علامة تبويب'],
    [/[“”]/, '«…»'],
    latinInArabic,
  ],
};

/** Where `text` breaks the writing style of its language, one sentence each. */
export function checkWritingStyle(text: string, language: LanguageTag): string[] {
  const plain = text.replace(/\{\{?[^}]*\}?\}/g, 'X');
  return [...everywhere, ...rules[language]].flatMap(([wrong, instead]) => {
    const found = wrong.exec(plain);
    return found ? [`${language}: “${found[0].trim()}” in “${text}”: ${instead}`] : [];
  });
}
