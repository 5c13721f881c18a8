import { beforeAll, expect, it } from 'vitest';
import { nearTyped } from './near-typed.ts';
import { TitleIndex } from './title-index.ts';
import { TitleVectors } from './title-vectors.ts';
import { readVectors, shippedVectors } from './vector-file.ts';

const titles = ['Graphic Designer', 'Cashier', 'Medical Technologist', 'Truck Driver', 'Accountant'];
let vectors: TitleVectors;
beforeAll(async () => {
  vectors = new TitleVectors(await readVectors(shippedVectors));
});
const near = (typed: string, advertised: readonly string[] = titles) => {
  const index = new TitleIndex({ vectors });
  for (const [at, title] of advertised.entries()) index.add(at, title);
  return nearTyped(index, typed).map(({ id }) => advertised[id]);
};

it.each(['grab', 'gcash', 'medan', 'lazada', 'jakarta'])('knows no title near to the name “%s”', (typed) => {
  expect(near(typed)).toEqual([]);
});

it.each([
  ['designr', 'Graphic Designer'],
  ['cashir', 'Cashier'],
  ['drivr', 'Truck Driver'],
  ['acountant', 'Accountant'],
])('finds the title of the misspelt “%s”: %s', (typed, title) => {
  expect(near(typed)[0]).toBe(title);
});

it.each([
  [
    'hemşire',
    ['Hemşire', 'Poliklinik Hemşiresi'],
    ['Mühendislik Müdürü', 'Bakım Teknisyeni', 'Aşçı Yardımcısı'],
  ],
  ['cozinheiro', ['Cozinheiro(a)', 'Auxiliar de Cozinha'], ['Engenheiro(a) Civil', 'Enfermeiro(a)']],
  ['nurse', ['Jururawat', 'Jururawat Klinik'], ['Pendandan Rambut', 'Pembantu Kedai', 'Pembantu Tadbir']],
  ['cook', ['Cook', 'Pastry Chef'], ['Pelatih Industri – Perunding Insurans', 'Programme Coordinator']],
  ['perawat', ['Perawat', 'Kepala Perawat'], ['Kepala Koki', 'Kepala Toko', 'Senior HR Staff']],
  ['ممرض', ['ممرض عيادات / ممرضة عيادات'], ['مساعد طاهٍ', 'مدير فرع', 'موظف استقبال']],
  ['看護師', ['訪問看護師', '看護師長'], ['受付事務', '人事部長', '美容師']],
])('finds for “%s” no title of other work behind those that certainly are near', (typed, alike, others) => {
  expect(new Set(near(typed, [...others, ...alike]))).toEqual(new Set(alike));
});
