import { expect, it } from 'vitest';
import { companyIdenticon } from './company-identicon.ts';

it.each([
  ['株式会社ブルーウェーブ', 'ブルーウェーブ'],
  ['ブルーウェーブ株式会社', 'ブルーウェーブ'],
  ['㈱山田商店', '山田商店'],
  ['（株）海運', '海運'],
  ['山田水産（有）', '山田水産'],
  ['医療法人社団 ひかり会', 'ひかり会'],
  ['PT Samudra Biru Tbk', 'Samudra Biru'],
  ['Bay Clinic, Inc.', 'BAY CLINIC'],
  ['Transportes del Norte S.A. de C.V.', 'Transportes del Norte'],
  ['Kuzey Lojistik A.Ş.', 'kuzey lojistik'],
  ['Lautan Sdn. Bhd.', 'Lautan'],
  ['شركة البحر الأزرق ذ.م.م', 'البحر الأزرق'],
  ['البحر الأزرق ش. م. م.', 'البحر الأزرق'],
  ['Công ty TNHH Biển Xanh', 'Biển Xanh'],
  ['上海海運有限公司', '上海海運'],
])('draws the company %j as %j, without its legal form', (name, other) => {
  expect(companyIdenticon(name)).toBe(companyIdenticon(other));
});

it('draws companies differently, also those whose names begin alike or are nothing but a legal form', () => {
  const names = Array.from({ length: 200 }, (_, index) => `株式会社山${index}`);
  expect(new Set(['株式会社', 'Company', ...names].map(companyIdenticon)).size).toBeGreaterThan(190);
});
