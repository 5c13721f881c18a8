import { expect, it } from 'vitest';
import { basicForms } from '../analyser/analyse-text.ts';
import { synonymsOf } from './synonyms-of.ts';

const isFoundBy = (typed: string, title: string): boolean =>
  synonymsOf(typed).some((forms) => forms.join(' ') === basicForms(title).join(' '));

it.each([
  ['yazılımcı', 'software engineer'],
  ['料理人', 'cook'],
  ['كاشير', 'cashier'],
  ['hekim', 'doctor'],
  ['外送員', 'courier'],
  ['kurye', 'courier'],
  ['مندوب توصيل', '快递员'],
  ['plomero', '水管工'],
  ['fontanero', 'plumber'],
  ['kuaför', 'hairdresser'],
  ['溶接工', 'soldador'],
  ['tukang jahit', 'terzi'],
  ['大工', 'carpenter'],
  ['mimar', 'arsitek'],
  ['vet', 'veterinario'],
  ['babá', 'nanny'],
  ['programador', 'software engineer'],
  ['プログラマー', 'software developer'],
  ['mesera', 'camarero'],
  ['programadora', 'software engineer'],
  ['cikgu', 'guru'],
  ['看護士', '看護師'],
  ['门卫', '保安'],
  ['مبرمج', 'software developer'],
  ['satış temsilcisi', 'sales representative'],
  ['perwakilan penjualan', 'sales representative'],
  ['مهندس مدني', 'ingeniero civil'],
  ['inşaat mühendisi', '土木工程师'],
  ['faxineira', 'cleaner'],
  ['temizlikçi', 'temizlik görevlisi'],
  ['pencuci', 'cleaner'],
  ['montir', 'mechanic'],
  ['ヘルパー', 'caregiver'],
  ['cuidador de idosos', '介護士'],
  ['bidan', 'midwife'],
  ['penjaga stor', 'storekeeper'],
  ['bulaşıkçı', 'dishwasher'],
  ['satış elemanı', 'sales associate'],
  ['y tá', 'nurse'],
  ['nhân viên bán hàng', 'shop assistant'],
  ['giáo viên tiếng anh', 'english teacher'],
  ['kỹ sư cơ khí', 'mechanical engineer'],
  ['ky su co khi', 'mechanical engineer'],
  ['kho', 'warehouse'],
  ['bảo vệ', 'security guard'],
  ['svc', 'service'],
  ['mech', 'mechanical'],
  ['تسويق الكتروني', 'digital marketing'],
])('somebody who types %s finds the advertisements for %s', (typed, title) => {
  expect(isFoundBy(typed, title)).toBe(true);
});
