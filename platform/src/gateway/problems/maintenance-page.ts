import { languageBySlug } from '@jobharbor/shared/contracts';
import { plainPage } from '../../http/plain-page.ts';

const texts: Record<string, readonly [title: string, text: string]> = {
  en: [
    'We are under maintenance.',
    'The page that you are looking for is currently under maintenance and will be back soon!',
  ],
  'zh-hans': ['网站正在维护。', '您要访问的页面正在维护中，很快就会恢复！'],
  'zh-hant': ['網站維護中。', '您要瀏覽的頁面正在維護，很快就會恢復！'],
  ja: ['ただいまメンテナンス中です。', 'お探しのページは現在メンテナンス中です。まもなく再開します。'],
  es: ['Estamos en mantenimiento.', 'La página que buscas está en mantenimiento y volverá muy pronto.'],
  pt: ['Estamos em manutenção.', 'A página que você procura está em manutenção e volta em breve!'],
  ms: [
    'Kami sedang menjalankan penyelenggaraan.',
    'Halaman yang anda cari sedang diselenggara dan akan kembali tidak lama lagi!',
  ],
  id: [
    'Kami sedang dalam pemeliharaan.',
    'Halaman yang Anda cari sedang dalam pemeliharaan dan akan segera kembali!',
  ],
  tr: ['Bakımdayız.', 'Aradığınız sayfa şu anda bakımda, kısa süre sonra geri dönecek!'],
  ar: ['الموقع قيد الصيانة.', 'الصفحة التي تبحث عنها قيد الصيانة حاليًا وستعود قريبًا!'],
};

/** The page for when no set can be served: self-contained, in the language of the address. */
export function maintenancePage(url: string, requestId: string): string {
  const slug = url.split('/')[1] ?? '';
  const language = languageBySlug(slug) ?? languageBySlug('en');
  const [title, text] = texts[language?.slug ?? 'en'] as readonly [string, string];
  return plainPage({ language, title, text, note: requestId });
}
