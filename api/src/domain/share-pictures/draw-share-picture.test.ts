import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawSharePicture, pictureSize, wrap } from './draw-share-picture.ts';
import { shownPay } from './shown-pay.ts';

const monospaced = (columns: number) => (line: string) => [...line].length <= columns;

it('breaks a title between words, in Chinese and Japanese too, and ends what is too long with an ellipsis', () => {
  expect(wrap('Senior nurse in the ward', 'en', 3, monospaced(12))).toEqual(['Senior nurse', 'in the ward']);
  expect(wrap('高级软件工程师', 'zh-Hans', 3, monospaced(4))).toEqual(['高级软件', '工程师']);
  expect(wrap('one two three four', 'en', 2, monospaced(7))).toEqual(['one two', 'three…']);
  expect(wrap('x'.repeat(30), 'en', 2, monospaced(10))).toEqual(['x'.repeat(10), `${'x'.repeat(9)}…`]);
});

it('writes pay in the language of the page with the name of its period', () => {
  const salary = { currency: 'PHP', min: 2_500_000, max: 3_000_000, period: 'monthly' as const };
  expect(shownPay('en', salary as never)).toBe('₱25,000 – ₱30,000 / month');
  expect(shownPay('ja', { ...salary, currency: 'JPY', min: 250_000, max: 250_000 } as never)).toMatch(
    /250,000 \/ 月$/,
  );
  expect(shownPay('ar-SA', { ...salary, currency: 'SAR' } as never)).toMatch(/٢٥٬٠٠٠/);
  expect(shownPay('ar-AE', { ...salary, currency: 'AED' } as never)).toMatch(/25,000/);
  expect(shownPay('en', null)).toBe('');
});

const samples = [
  ['en', 'Registered Nurse (Night Shift)', 'Harbour Clinic', 'Makati · On-site', '₱25,000 – ₱30,000 / month'],
  ['ar', 'ممرض مسجل (نوبة ليلية) ICU', 'عيادة الميناء', 'الرياض · حضوري', '‏٨٬٠٠٠ ر.س / شهر'],
  [
    'ja',
    'バックエンドエンジニア（未経験歓迎・渋谷区勤務・リモート可）',
    '株式会社ハーバー',
    '東京都',
    '￥250,000 / 月',
  ],
  ['zh-Hant', '資深軟體工程師（遠端工作）', '港灣科技股份有限公司', '台北市', 'NT$60,000 / 月'],
  ['tr', 'Kıdemli Yazılım Geliştirici', 'Liman Şirketi', 'İstanbul (Avrupa)', '₺45.000 / ay'],
  [
    'vi',
    'Nhân viên chăm sóc khách hàng พนักงานขาย',
    'Công ty Bến Cảng',
    'Thành phố Hồ Chí Minh',
    '15.000.000 ₫',
  ],
] as const;

it.each(samples)(
  'draws a picture in %s with letters that its fonts have',
  async (language, title, by, ...facts) => {
    const isRightToLeft = language === 'ar';
    const png = await drawSharePicture({ language, isRightToLeft, title, by, facts });
    if (process.env.SHARE_PICTURES) writeFileSync(`${process.env.SHARE_PICTURES}/${language}.png`, png);
    const image = await loadImage(png);
    expect([image.width, image.height]).toEqual([pictureSize.width, pictureSize.height]);
    // Text begins at the side from which the language is read.
    const { side, other } = await inkAt(png, isRightToLeft);
    expect(side).toBeGreaterThan(other);
    // Letters that no font had would be missing or the same box: texts differ in their ink.
    const empty = await inkAt(
      await drawSharePicture({ language, isRightToLeft, title: '', by: '', facts: [] }),
      isRightToLeft,
    );
    expect(side).toBeGreaterThan(2 * empty.side);
  },
);

/** Dark pixels of both halves. */
async function inkAt(png: Buffer, isRightToLeft: boolean) {
  const { width, height } = pictureSize;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  const { data } = context.getImageData(0, 0, width, height - 20);
  let [left, right] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 255) > 160) continue;
    if ((at / 4) % width < width / 2) left += 1;
    else right += 1;
  }
  return isRightToLeft ? { side: right, other: left } : { side: left, other: right };
}
