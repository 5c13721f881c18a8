import { describe, expect, it } from 'vitest';
import { experienceLevels } from '../../config-lists/index.ts';
import {
  experienceOfMonths,
  experienceOfTitle,
  findExperienceInText,
  readExperienceField,
} from './experience-text.ts';

const level = (id: number | null) => experienceLevels.find((one) => one.id === id)?.key ?? null;

describe('how much experience is asked for', () => {
  it.each([
    ['1-3', '1-3-years'],
    ['<1', 'under-1-year'],
    ['>10', 'over-10-years'],
    ['6 - 11 yrs', '5-10-years'],
    ['1 – 3 tahun', '1-3-years'],
    ['Kurang dari setahun', 'under-1-year'],
    ['fresh graduate', 'no-experience'],
    ['Minimal SMA/SMK', null],
    ['no requerida', 'no-experience'],
    ['لا يشترط', 'no-experience'],
    ['不問', 'no-experience'],
    ['Tecrübe aranmıyor', 'no-experience'],
    ['não exigida', 'no-experience'],
    ['+5 años', '5-10-years'],
    ['tres años', '3-5-years'],
    ['من 3 إلى 5 سنوات', '3-5-years'],
    ['سنتين', '1-3-years'],
    ['25 yaş', null],
    ['خبرة سنة واحدة', '1-3-years'],
    ['خبرة من سنة إلى ثلاث سنوات', '1-3-years'],
    ['零经验', 'no-experience'],
    ['不限經驗', 'no-experience'],
    ['6 meses', 'under-1-year'],
    ['من 2 إلى 5 سنوات', '1-3-years'],
  ])('the field "%s"', (text, expected) => {
    expect(level(readExperienceField(text))).toBe(expected);
  });

  it('36 months of a feed', () => {
    expect(level(experienceOfMonths('36'))).toBe('3-5-years');
  });

  it.each([
    ['Minimum of 3 years of relevant experience in sales', '3-5-years'],
    ['At least two weeks; 5+ years experience', '5-10-years'],
    ['Pengalaman minimal 1 tahun di bidang yang sama', '1-3-years'],
    ['Memiliki 2 tahun pengalaman kerja', '1-3-years'],
    ['Experiencia mínima de 4 años en el puesto', '3-5-years'],
    ['en az 3 yıl tecrübeli', '3-5-years'],
    ['2年以上の実務経験', '1-3-years'],
    ['1年以上軟體開發經歷', '1-3-years'],
    ['خبرة لا تقل عن 5 سنوات', '5-10-years'],
    ['Fresh graduates are welcome to apply', 'no-experience'],
    ['Our company has 40 years of history', null],
    ['+5 años en el rubro', '5-10-years'],
    ['Experiencia mínima de tres años', '3-5-years'],
    ['خبرة لا تقل عن ثلاث سنوات في المجال', '3-5-years'],
    ['لا يشترط وجود خبرة', 'no-experience'],
    ['Deneyim şartı aranmamaktadır', 'no-experience'],
    ['Experiência não exigida', 'no-experience'],
    ['Pengalaman tidak diperlukan', 'no-experience'],
    ['具三年以上相關經驗', '3-5-years'],
    ['大专及以上，2-5年经验', '1-3-years'],
    ['相关经验2至5年', '1-3-years'],
    ['実務経験3〜5年', '3-5-years'],
    ['高職以上，經歷不拘', 'no-experience'],
    ['Graduan baharu digalakkan memohon', 'no-experience'],
    ['Pengalaman minimal 6 bulan', 'under-1-year'],
    ['Edad entre 18 a 20 años con experiencia en ventas', null],
    ['Usia minimal 18 tahun dan berpengalaman', null],
    ['18 years old with sales experience', null],
    ['18 yaşını doldurmuş, deneyimli', null],
    ['Usia maksimal 20 tahun. Pengalaman minimal 2 tahun', '1-3-years'],
    ['العمر من 18 سنة مع خبرة في البيع', null],
    ['半年以上工作經驗', 'under-1-year'],
    ['At least three (3) years of experience', '3-5-years'],
    ['Lulusan baru dipersilakan melamar', 'no-experience'],
    ['Experience is not mandatory', 'no-experience'],
    ['ليس مطلوب خبرة سابقة', 'no-experience'],
    ['We are a firm with 15 years of experience in the market', null],
    ['Empresa líder con 20 años de experiencia. Se requieren 2 años de experiencia', '1-3-years'],
    ['Somos una empresa con más de 12 años de experiencia', null],
    ['本公司擁有十年以上經驗，徵求具三年以上相關經驗者', '3-5-years'],
    ['Requires 10 years of experience in banking', 'over-10-years'],
    ['18-35 years old, 2 years experience', '1-3-years'],
    ['年齡 20-35歲，3年以上經驗', '3-5-years'],
    ['عمر 25-35 سنة وخبرة سنتين', '1-3-years'],
    ['Pengalaman kerja (min. 2 thn)', '1-3-years'],
    ['学歴・経験不問', 'no-experience'],
    ['experiencia de uno a tres años', '1-3-years'],
    ['Vivência de 2 anos com vendas', '1-3-years'],
    ['خبرة من ٥ الى ٨ سنوات', '5-10-years'],
    ['You have 3 or more years in retail', '3-5-years'],
    ['حديثي تخرج', 'no-experience'],
  ])('the text "%s"', (text, expected) => {
    expect(level(findExperienceInText(text))).toBe(expected);
  });

  it.each([
    ['Senior Python Engineer', '5-10-years'],
    ['Junior Accountant', '1-3-years'],
    ['Marketing Intern', 'no-experience'],
    ['Kıdemli İş Analisti', '5-10-years'],
    ['資深工程師', '5-10-years'],
    ['Accountant', null],
  ])('the title "%s"', (text, expected) => {
    expect(level(experienceOfTitle(text))).toBe(expected);
  });
});
