import { expect, it } from 'vitest';
import { findSkill } from './find-skill.ts';

it.each([
  ['customer-service', ['接客', 'カスタマーサービス', '顾客服务', '고객 응대', 'Servicio al cliente']],
  ['cash-handling', ['レジ', 'レジ打ち', '收银', '收銀', '캐셔', 'Caja registradora', 'الكاشير']],
  ['housekeeping', ['ベッドメイキング', '客房清洁', '객실 청소', 'Pengemasan bilik', 'Oda temizliği']],
  ['cleaning-services', ['清掃', '保洁', '清潔', '청소', 'Temizlik', 'التنظيف']],
  ['table-service', ['配膳', '传菜', '外場服務', '서빙', 'Waiting tables', 'Atención de mesas']],
])('knows the skill %s by everyday words', (key, words) => {
  expect(words.map((word) => findSkill(word)?.key)).toEqual(words.map(() => key));
});
