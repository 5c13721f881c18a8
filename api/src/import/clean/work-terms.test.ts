import { describe, expect, it } from 'vitest';
import { educations, experienceLevels, jobTypes, workArrangements } from '../../config-lists/index.ts';
import { findEducationInText, readEducationField } from './education-text.ts';
import {
  experienceOfMonths,
  experienceOfTitle,
  findExperienceInText,
  readExperienceField,
} from './experience-text.ts';
import { findArrangement, jobTypeOfTitle, readArrangementField, readJobTypeField } from './work-terms.ts';

const keyOf = (list: readonly { id: number; key: string }[]) => (id: number | null) =>
  list.find((one) => one.id === id)?.key ?? null;
const level = keyOf(experienceLevels);
const degree = keyOf(educations);
const type = keyOf(jobTypes);
const place = keyOf(workArrangements);

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

describe('which education is asked for', () => {
  it.each([
    ['Sarjana', 'bachelor'],
    ['Minimal Diploma (D1 - D4)', 'diploma'],
    ['SMA/SMK', 'secondary'],
    ['Magister', 'master'],
    ['bachelor degree', 'bachelor'],
    ['Communication Skills', null],
    ['دبلوم', 'diploma'],
    ['ثانوية', 'secondary'],
    ['高職', 'vocational'],
    ['üniversite mezunu', 'bachelor'],
    ['Secundario completo', 'secondary'],
    ['大卒以上', 'bachelor'],
    ['No requerido', 'not-required'],
    ['短大卒', 'diploma'],
    ['大学院卒', 'master'],
    ['Secundaria terminada', 'secondary'],
    ['12th Pass', 'secondary'],
    ['Any graduate', 'bachelor'],
    ['Graduado en Derecho', 'bachelor'],
    ['FP grado superior', 'vocational'],
    ['Ingeniería en sistemas', 'bachelor'],
    ['専門卒以上', 'vocational'],
    ['بكالريوس', 'bachelor'],
    ['Fark etmez', 'not-required'],
  ])('the field "%s"', (text, expected) => {
    expect(degree(readEducationField(text))).toBe(expected);
  });

  it.each([
    ['Pendidikan min. D3/S1 Teknik Informatika', 'diploma'],
    ['Minimal lulusan S1', 'bachelor'],
    ['Lulusan SMK', 'secondary'],
    ["Bachelor's degree in Accounting", 'bachelor'],
    ['Secundario completo (excluyente)', 'secondary'],
    ['Üniversitelerin ilgili bölümlerinden mezun', 'bachelor'],
    ['大學以上', 'bachelor'],
    ['Certified Scrum Master, master data', null],
    ['حاصل على دبلوم أو ما يعادله', 'diploma'],
    ['مؤهل جامعي في المحاسبة', 'bachelor'],
    ['شهادة الثانوية العامة', 'secondary'],
    ['Bachillerato concluido', 'secondary'],
    ['Curso superior em andamento', 'bachelor'],
    ['Lise mezunu', 'secondary'],
    ['學歷不拘', 'not-required'],
    ['高職以上', 'vocational'],
    ['四年制大学卒業', 'bachelor'],
    ['学歴・経験不問', 'not-required'],
    ['Titulación universitaria en Derecho', 'bachelor'],
  ])('the text "%s"', (text, expected) => {
    expect(degree(findEducationInText(text))).toBe(expected);
  });
});

describe('how the work is done', () => {
  it.each([
    [['full_time'], 'full-time'],
    [['FULL_TIME', 'CONTRACTOR'], 'full-time'],
    [['Contract/Temporary'], 'contract'],
    [['Paruh waktu'], 'part-time'],
    [['Kasual'], 'temporary'],
    [['Pasantia'], 'internship'],
    [['Por Contrato'], 'contract'],
    [['正社員'], 'full-time'],
    [['Iba pa'], null],
  ])('the job type %j', (texts, expected) => {
    expect(type(readJobTypeField(texts))).toBe(expected);
  });

  it('a title names the type where it is out of the ordinary', () => {
    expect(type(jobTypeOfTitle('Marketing Intern'))).toBe('internship');
    expect(type(jobTypeOfTitle('Full-time Cook'))).toBeNull();
  });

  it.each([
    ['Remote/Dari rumah', 'remote'],
    ['Híbrido', 'hybrid'],
    ['Presencial', 'onsite'],
    ['Work from Home', 'remote'],
    ['Kerja di kantor', 'onsite'],
    ['Uzaktan çalışma', 'remote'],
    ['دوام هجين', 'hybrid'],
    ['Hybrid, 3 days in office', 'hybrid'],
    ['週2リモート', 'hybrid'],
    ['Work from anywhere', 'remote'],
  ])('the field "%s"', (text, expected) => {
    expect(place(readArrangementField(text))).toBe(expected);
  });

  it.each([
    ['IT Assistant | Permanent Work from Home', '', 'remote'],
    ['Developer (Hybrid)', '', 'hybrid'],
    ['Developer', 'Work setup: Hybrid, Makati', 'hybrid'],
    ['Analista', 'Modalidad: 100% remoto', 'remote'],
    ['Technician', 'Provide remote support for servers and hybrid clouds', null],
    ['محاسب', 'نوع الدوام: العمل عن بعد', 'remote'],
    ['مصمم', 'نظام عمل هجين بين المكتب والمنزل', 'hybrid'],
    ['客服專員', '可遠距工作，彈性上下班', 'remote'],
    ['设计师', '支持居家办公', 'remote'],
    ['経理', '在宅勤務OK、フレックス', 'remote'],
    ['経理', '週3日在宅、出社あり', 'hybrid'],
    ['Vendedor', 'Esquema de trabajo híbrido (3 días en oficina)', 'hybrid'],
    ['Mecánico', 'Reparación de vehículos híbridos y eléctricos', null],
    ['Programador', 'Ofrecemos teletrabajo y horario flexible', 'remote'],
    ['Yazılım Uzmanı', 'Evden çalışma imkanı', 'remote'],
    ['Staf', 'Bisa kerja dari mana saja', 'remote'],
    ['エンジニア', 'リモートワーク不可です', null],
    ['Analista', 'No se ofrece trabajo remoto', null],
    ['倉庫作業員', '在宅勤務はありません。', null],
    ['経理', 'テレワークは実施していません', null],
    ['Clerk', 'This is not a remote position.', null],
    ['Clerk', 'Working from home is not possible.', null],
    ['Clerk', 'The work cannot be done remotely; remote work is unavailable.', null],
    ['Cajero', 'No ofrecemos teletrabajo, el puesto es en tienda', null],
    ['Caixa', 'Sem possibilidade de home office', null],
    ['Kasir', 'Tidak tersedia opsi kerja dari rumah', null],
    ['Kerani', 'Tiada kerja dari rumah untuk jawatan ini', null],
    ['Muhasebeci', 'Uzaktan çalışma imkanı bulunmamaktadır', null],
    ['محاسب', 'لا يوجد دوام عن بعد', null],
    ['محاسب', 'العمل من المنزل غير متاح', null],
    ['會計', '本職缺不開放居家辦公', null],
    ['会计', '远程办公除外，需坐班', 'onsite'],
    ['Clerk', 'You may work from home twice a week.', 'hybrid'],
    ['Clerk', '3 days in office, 2 days from home', 'hybrid'],
    ['Analista', '2 días de teletrabajo a la semana', 'hybrid'],
    ['專員', '每週可居家辦公兩天', 'hybrid'],
    ['Muhasebeci', 'Haftada 2 gün evden çalışma', 'hybrid'],
    ['Caixa', 'Vaga 100% presencial', 'onsite'],
    ['محاسب', 'الدوام حضوري في المكتب', 'onsite'],
    ['Staf', 'Bekerja dari jarak jauh', 'remote'],
    ['経理', '完全リモートです', 'remote'],
    ['経理', '週3出社', 'hybrid'],
    ['محاسب', 'العمل في المكتب', 'onsite'],
    ['Analista', 'Puesto 100% en remoto', 'remote'],
    ['Nurse', 'Not only remote work but also a car', 'remote'],
  ])('the title "%s" with the text "%s"', (title, text, expected) => {
    expect(place(findArrangement(title, text))).toBe(expected);
  });
});
