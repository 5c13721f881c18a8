import { expect, it } from 'vitest';
import { categoryById } from '../../config-lists/index.ts';
import { createCategoryReader } from './category.ts';

const read = createCategoryReader();

it.each([
  ['註冊護士', 'nursing'],
  ['茶餐廳樓面', 'food-service'],
  ['收银员', 'shop-assistants'],
  ['程序员', 'software-development'],
  ['介護職', 'nursing'],
  ['薬剤師', 'pharmacy-allied-health'],
  ['Quality Engineer (Kitchen & Living)', 'quality-control'],
  ['Sales Associate [Pharmacy]', 'field-sales'],
  ['أخصائي مبيعات', 'field-sales'],
  ['أخصائي تغذية', 'pharmacy-allied-health'],
  ['Staff (Nurse)', 'nursing'],
  ['كاشير', 'shop-assistants'],
  ['مندوب توصيل', 'driving-delivery'],
  ['مهندس أمن معلومات', 'engineering'],
  ['Mesero', 'food-service'],
  ['Analista de Suporte', 'it-support-infrastructure'],
  ['Cozinheiro', 'kitchen'],
  ['Kasiyer', 'shop-assistants'],
  ['Eczacı', 'pharmacy-allied-health'],
  ['Ahli farmasi', 'pharmacy-allied-health'],
  ['Farm hand', 'agronomy'],
  ['Jururawat', 'nursing'],
  ['Juruwang', 'shop-assistants'],
])('an advertisement for %s is of the category %s', (title, category) => {
  expect(categoryById(read([], title) ?? 0)?.key).toBe(category);
});
